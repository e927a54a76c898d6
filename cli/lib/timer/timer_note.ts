import { millisecondsSince, type ServerMoment } from '../server/server_moment.js'
import { claim, giveBack } from '../session/claim.js'
import { readJson, removeFile, writeJson } from '../session/private_file.js'
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
 * It is a convenience: where it cannot be read or written, commands do the same without it.
 */
export class TimerNote {
  readonly #folder: string
  readonly #path: string

  /**
   * @param userId whose timer it is: another one in each company. A note of somebody else counts as none.
   * @param mirror keeps what prompts read in step
   */
  constructor(
    env: NodeJS.ProcessEnv,
    profile: string,
    private readonly userId?: string,
    private readonly mirror: (state: TimerState | undefined, claim: string) => void = () =>
      undefined
  ) {
    this.#folder = stateFolder(env)
    this.#path = join(this.#folder, `${encodeURIComponent(profile)}.json`)
  }

  /** Undefined without a note, and for one that is broken. */
  read(): TimerState | undefined {
    const state = attempt(() => readJson<Partial<StoredState>>(this.#path))
    const isOwn = state?.userId === this.userId
    return isOwn && isTimerState(state) ? state : undefined
  }

  write(state: TimerState) {
    const { userId } = this
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

function isTimerState(state: Partial<TimerState> | undefined): state is TimerState {
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
