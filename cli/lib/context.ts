import type { Command } from 'commander'
import { Failure } from './failures/failure.js'
import { Journal } from './offline/journal.js'
import { keepZone } from './offline/known_zone.js'
import { safeJson } from './output/clean.js'
import { type Terminal, terminalOf } from './output/terminal.js'
import { Client } from './server/client.js'
import { DryClient } from './server/dry_client.js'
import { type HereWithCaller, hereBy } from './server/here.js'
import { isReader } from './session/reader.js'
import { DEFAULT_HOST, loginCommand, Sessions } from './session/session.js'
import { type Language, languageOf, type Translate, textsIn } from './texts.js'
import { mirrorForPrompts } from './timer/prompt_mirror.js'
import { TimerNote } from './timer/timer_note.js'

/** Options that every command takes. */
export interface GlobalOptions {
  json?: boolean
  quiet?: boolean
  /** Only of commands that write. */
  dryRun?: boolean
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
  /** Prints nothing but data that was asked for. */
  isQuiet: boolean
  /** Sends nothing that changes data, see DryRun. */
  isDryRun: boolean
  /** Notes in words what the next call would do, for a dry run. */
  plan: (sentence: string) => void
  /** The plan noted last. */
  planned: () => string
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
  /** Time recorded without a connection; undefined for a token from the environment, which names no person. */
  journal: () => Journal | undefined
  /** The server's time and the time zone of the company. */
  here: () => Promise<HereWithCaller>
  /** A line of news; silent with --quiet. */
  print: (line: string) => void
  /** Data that was asked for, also with --quiet. */
  printData: (text: string) => void
  /** Says on standard error what a script must not read as the answer. */
  warn: (line: string) => void
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
  const t: Translate = (key, values) => terminal.show(texts(key, values))
  const warn = (line: string) => process.stderr.write(`${line}\n`)
  const printData = (line: string) => process.stdout.write(`${line}\n`)
  const [isQuiet, isDryRun] = [Boolean(options.quiet), Boolean(options.dryRun)]
  let planned = ''
  const clientOf = () => {
    if (unreadable) throw unreadable
    if (!account) throw new Failure('not_signed_in', { next: loginCommand(wanted) })
    // One for the whole command: it knows when the token was renewed.
    client ??= new (isDryRun ? DryClient : Client)(account, language, sessions)
    return client
  }
  return {
    language,
    t,
    terminal,
    sessions,
    isJson: Boolean(options.json),
    isQuiet,
    isDryRun,
    plan: (sentence) => {
      planned = sentence
    },
    planned: () => planned,
    profile: options.profile,
    company: account?.profile?.company,
    isReader: isReader(account?.profile),
    isSignedIn: account !== undefined,
    client: clientOf,
    here: async () => {
      const here = await hereBy(clientOf())
      keepZone(env, here)
      return here
    },
    strangerAt: (host) => new Client({ host, token: '' }, language, sessions),
    timerNote: () =>
      new TimerNote(
        env,
        account?.name ?? account?.host ?? DEFAULT_HOST,
        account?.profile?.userId,
        (state, claim) => {
          if (!unreadable) mirrorForPrompts({ env, sessions, account, wanted, texts }, state, claim)
        },
        (path) => warn(t('timer.note_damaged', { path }))
      ),
    journal: () => {
      const profile = account?.profile
      const onDamage = (path: string) => warn(t('offline.damaged', { path }))
      return account && profile && new Journal(env, { ...account, profile }, onDamage)
    },
    warn,
    print: isQuiet ? () => undefined : printData,
    printData,
    printJson: (value) => printData(safeJson(value)),
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
