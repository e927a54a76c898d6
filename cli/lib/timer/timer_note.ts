import { millisecondsSince, type ServerMoment } from '../server/server_moment.js'
import { claim, giveBack } from '../session/claim.js'
import { readJson, removeFile, setAside, writeJson } from '../session/private_file.js'
import { stateFolder } from '../session/state_folder.js'
import { removePromptFiles } from './prompt_file.js'
import type { RunningTask, TrackedTask } from './timer_state.js'

const { join } = process.getBuiltinModule('node:path')

/** The server's last answer about the timer. */
export interface TimerState {
  running?: RunningTask | undefined
  /** The task that ran last, while nothing runs: `kontor continue` starts it again without a connection. */
  last?: TrackedTask | undefined
  seen: ServerMoment
}

interface StoredState extends TimerState {
  userId?: string | undefined
}

/**
 * A note of the timer in `$XDG_STATE_HOME/kontor/`, one for each profile, for prompts, which must not wait for a server.
 * It is a convenience: where it cannot be read or written, commands do the same without it. A damaged one is set aside.
 */
export class TimerNote {
  readonly #folder: string
  readonly #path: string

  /**
   * @param userId whose timer it is: another one in each company. A note of somebody else counts as none.
   * @param mirror keeps what prompts read in step
   * @param onDamage gets the path to which a damaged note was moved
   */
  constructor(
    env: NodeJS.ProcessEnv,
    profile: string,
    private readonly userId?: string,
    private readonly mirror: (state: TimerState | undefined, claim: string) => void = () =>
      undefined,
    private readonly onDamage: (path: string) => void = () => undefined
  ) {
    this.#folder = stateFolder(env)
    this.#path = join(this.#folder, `${encodeURIComponent(profile)}.json`)
  }

  /** Undefined without a note, and for one that is damaged. */
  read(): TimerState | undefined {
    const state = attempt(() => this.#stored())
    return isTimerState(state) && state.userId === this.userId ? state : undefined
  }

  #setDamagedAside() {
    const before = this.#stored()
    if (before !== undefined && !isTimerState(before)) this.onDamage(setAside(this.#path))
  }

  /** Null for a file that holds no JSON. @throws when it cannot be read */
  #stored(): Partial<StoredState> | null | undefined {
    try {
      return readJson<Partial<StoredState> | null>(this.#path)
    } catch (error) {
      if (error instanceof SyntaxError) return null
      throw error
    }
  }

  /** Replaces the note. A damaged one is set aside now and not when it is read, because prompts have nothing to report. */
  write(state: TimerState) {
    const { userId } = this
    attempt(() => this.#setDamagedAside())
    const last = state.running ? undefined : this.#lastTask()
    attempt(() => writeJson(this.#path, { ...state, last, userId } satisfies StoredState))
    this.mirrorForPrompts(state)
  }

  #lastTask(): TrackedTask | undefined {
    const before = this.read()
    const { taskId, title, project } = before?.running ?? before?.last ?? {}
    return typeof taskId === 'string' && typeof title === 'string'
      ? { taskId, title, project: project ?? null }
      : undefined
  }

  /** Writes what prompts read from this state again, where it has been removed. */
  mirrorForPrompts(state: TimerState | undefined) {
    attempt(() => this.mirror(state, this.#claim))
  }

  remove() {
    attempt(() => removeFile(this.#path))
    removePromptFiles(this.#folder)
  }

  /** Claims the update of the note for one process. After one that failed, the next waits for the rest of the time. */
  claimUpdate(longestMs: number) {
    return attempt(() => claim(this.#claim, longestMs)) ?? false
  }

  endUpdate() {
    attempt(() => giveBack(this.#claim))
  }

  get #claim() {
    return `${this.#path}.update`
  }
}

/** Milliseconds since the server answered. */
export const ageOf = ({ seen }: TimerState) => millisecondsSince(seen)

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function isTimerState(state: Partial<StoredState> | null | undefined): state is StoredState {
  if (!isServerMoment(state?.seen)) return false
  const { running } = state as TimerState
  return running === undefined || isRunningTask(running)
}

function isServerMoment(value: unknown): value is ServerMoment {
  const moment = (value ?? {}) as Partial<ServerMoment>
  return [moment.at, moment.uptimeMs, moment.localAt].every(Number.isFinite)
}

function isRunningTask(value: unknown): value is RunningTask {
  const task = (value ?? {}) as Partial<RunningTask>
  return (
    typeof task.title === 'string' &&
    (task.project === null || typeof task.project === 'string') &&
    Number.isFinite(task.breakSeconds) &&
    isInstant(task.startedAt) &&
    (task.pausedAt === null || isInstant(task.pausedAt)) &&
    isServerMoment(task.seen)
  )
}

const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
