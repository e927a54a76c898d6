import { serverMomentNow } from '../server/server_moment.js'
import { makeFolder, removeFile } from '../session/private_file.js'
import type { TimerState } from './timer_note.js'
import { elapsedSeconds, type RunningTask } from './timer_state.js'

const { readdirSync, renameSync, writeFileSync } = process.getBuiltinModule('node:fs')
const { dirname, join } = process.getBuiltinModule('node:path')

/** Names of sign-ins that the launcher takes from the environment; for others the client answers the prompt. */
const PLAIN_NAME = /^[A-Za-z0-9_-]+$/

/** The lines besides the times: texts that are ready to print. */
export interface PromptTexts {
  task: string
  project: string
  state: string
  glyph: string
  company: string
  /** Before and after the number of minutes in the age of an old note. */
  age: [string, string]
}

/** The timer of a sign-in, or `none` without one. */
export type PromptState = (TimerState & { texts: PromptTexts; claim: string }) | 'none'

/**
 * The file of lines from which the launcher `cli/bin/kontor` answers `status --format` without Node. Times count from the
 * start of the machine, so that a changed clock changes nothing. Where the file cannot be written, the client answers.
 * @param name of the sign-in; undefined for the one in use
 */
export function writePromptFile(folder: string, name: string | undefined, state: PromptState) {
  if (name !== undefined && !PLAIN_NAME.test(name)) return
  const lines = state === 'none' ? linesWithoutSignIn() : linesOf(state)
  if (lines.some((line) => /[\n\r\0]/.test(line))) return
  const path = join(folder, name === undefined ? FILE : `${FILE}-${name}`)
  makeFolder(dirname(path))
  const next = `${path}.${process.pid}`
  writeFileSync(next, `${lines.join('\n')}\n`, { mode: 0o600 })
  renameSync(next, path)
}

/** Removes the files of all sign-ins: one of them has changed. Never fails. */
export function removePromptFiles(folder: string) {
  try {
    for (const name of readdirSync(folder)) {
      if (name === FILE || name.startsWith(`${FILE}-`)) removeFile(join(folder, name))
    }
  } catch {
    // No folder, so no file.
  }
}

const FILE = 'prompt'
const HEAD = 'kontor prompt 1'
const END = 'end'

/** In the order in which the launcher reads them. */
function linesOf({ running, seen, texts, claim }: Exclude<PromptState, 'none'>) {
  const state = running ? (running.pausedAt === null ? 'running' : 'paused') : 'idle'
  const { task, project, state: stateText, glyph, company, age } = texts
  return [
    HEAD,
    seen.boot,
    String(seen.uptimeMs),
    state,
    String(running ? workedMs(running, seen.at) : 0),
    task,
    project,
    stateText,
    glyph,
    company,
    ...age,
    claim,
    END,
  ]
}

/** The time on the clock when the server answered; to the millisecond while it counts. */
function workedMs(running: RunningTask, seenAt: number) {
  const { startedAt, breakSeconds, pausedAt } = running
  if (pausedAt !== null) return elapsedSeconds(running) * 1000
  return Math.max(0, Math.round(seenAt) - Date.parse(startedAt) - breakSeconds * 1000)
}

const linesWithoutSignIn = () => {
  const { boot, uptimeMs } = serverMomentNow(0)
  return [HEAD, boot, String(uptimeMs), 'none', '0', ...Array.from({ length: 8 }, () => ''), END]
}
