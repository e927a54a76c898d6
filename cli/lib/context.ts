import type { Command } from 'commander'
import { Failure } from './failures/failure.js'
import { safeJson } from './output/clean.js'
import { type Terminal, terminalOf } from './output/terminal.js'
import { Client } from './server/client.js'
import { isReader } from './session/reader.js'
import { DEFAULT_HOST, loginCommand, Sessions } from './session/session.js'
import { type Language, languageOf, type Translate, textsIn } from './texts.js'
import { TimerNote } from './timer/timer_note.js'

/** Options that every command takes. */
export interface GlobalOptions {
  json?: boolean
  profile?: string
}

/** The environment of a command: its account, its language and its output. */
export interface Context {
  language: Language
  /** Texts of the client, safe to print whatever the values hold. */
  t: Translate
  terminal: Terminal
  sessions: Sessions
  isJson: boolean
  profile?: string
  /** Name of the company, for people who belong to several. */
  company?: string | undefined
  /** Whether the signed-in person only reads the books, see `isReader`. */
  isReader: boolean
  /** Whether there is an account to call with. */
  isSignedIn: boolean
  /** The API as the signed-in account; fails with `not_signed_in`. */
  client: () => Client
  /** The API of a host without an account. */
  strangerAt: (host: string) => Client
  timerNote: () => TimerNote
  print: (line: string) => void
  printJson: (value: unknown) => void
}

export function makeContext(options: GlobalOptions, env = process.env): Context {
  const sessions = new Sessions(env)
  const { account, unreadable } = findAccount(sessions, options.profile)
  const wanted = options.profile ?? env.KONTOR_PROFILE
  const language = languageOf(account?.profile, env)
  const texts = textsIn(language)
  const terminal = terminalOf(process.stdout, env)
  let client: Client | undefined
  const print = (line: string) => process.stdout.write(`${line}\n`)
  return {
    language,
    t: (key, values) => terminal.show(texts(key, values)),
    terminal,
    sessions,
    isJson: Boolean(options.json),
    profile: options.profile,
    company: account?.profile?.company,
    isReader: isReader(account?.profile),
    isSignedIn: account !== undefined,
    client: () => {
      if (unreadable) throw unreadable
      if (!account) throw new Failure('not_signed_in', { next: loginCommand(wanted) })
      // One for the whole command: it knows when the token was renewed.
      client ??= new Client(account, language, sessions)
      return client
    },
    strangerAt: (host) => new Client({ host, token: '' }, language, sessions),
    timerNote: () =>
      new TimerNote(env, account?.name ?? account?.host ?? DEFAULT_HOST, account?.profile?.userId),
    print,
    printJson: (value) => print(safeJson(value)),
  }
}

/** A file that cannot be read fails the commands that need it, not a prompt. */
function findAccount(sessions: Sessions, profile: string | undefined) {
  try {
    return { account: sessions.account(profile) }
  } catch (error) {
    if (error instanceof Failure) return { unreadable: error }
    throw error
  }
}

/** The context of the command line that a command was given with. */
export type ContextOf = (command: Command) => Context
