import { terminalOf } from '../output/terminal.js'
import type { Account, Sessions } from '../session/session.js'
import { stateFolder } from '../session/state_folder.js'
import type { Translate } from '../texts.js'
import { type PromptTexts, writePromptFile } from './prompt_file.js'
import type { TimerState } from './timer_note.js'

interface Mirror {
  env: NodeJS.ProcessEnv
  sessions: Sessions
  /** Undefined without a sign-in. */
  account: Account | undefined
  /** The sign-in that was asked for by its name. */
  wanted: string | undefined
  /** Texts in the language of the sign-in, before they are made fit for this terminal. */
  texts: Translate
}

/**
 * Writes the file from which the launcher answers prompts, after every change of the note: that of the sign-in, and that
 * without a name while it is the one in use. A token from the environment has none.
 * @param state undefined where no answer of the server is known
 * @throws where the file cannot be written
 */
export function mirrorForPrompts(mirror: Mirror, state: TimerState | undefined, claim: string) {
  const { env, sessions, account, wanted, texts } = mirror
  const folder = stateFolder(env)
  if (!account && !env.KONTOR_TOKEN && !env.KONTOR_URL) {
    return writePromptFile(folder, wanted, 'none')
  }
  if (!account?.name || !state) return
  const full = { ...state, texts: promptTexts({ env, texts, account }, state), claim }
  writePromptFile(folder, account.name, full)
  const isCurrent = sessions
    .list()
    .some(({ name, isCurrent }) => isCurrent && name === account.name)
  if (isCurrent) writePromptFile(folder, undefined, full)
}

/** A prompt reads from a pipe, whatever terminal this command prints to. */
function promptTexts(
  { env, texts, account }: Pick<Mirror, 'env' | 'texts'> & { account: Account },
  { running }: TimerState
): PromptTexts {
  const { show, glyph } = terminalOf({ isTTY: false }, env)
  const company = show(account.profile?.company ?? '')
  const age = ageAround(texts)
  if (!running) return { task: '', project: '', state: '', glyph: '', company, age }
  const state = running.pausedAt === null ? 'running' : 'paused'
  return {
    task: show(running.title),
    project: show(running.project ?? texts('tasks.no_project')),
    state: show(texts(`timer.${state}`)),
    glyph: glyph(state),
    company,
    age,
  }
}

/** The sentence of the age without its number, which only the reader of the file knows. */
function ageAround(texts: Translate): [string, string] {
  const mark = '\u0001'
  const [before = '', after = ''] = texts('timer.stale', { minutes: mark }).split(mark)
  return [before, after]
}
