import type { Task, TimeEntry } from './answers.js'
import { readJson, removeFile, writeJson } from './private_file.js'

const { homedir } = process.getBuiltinModule('node:os')
const { join } = process.getBuiltinModule('node:path')

export interface TrackedTask {
  taskId: string
  title: string
  project: string | null
}

export interface RunningTask extends TrackedTask {
  /** Start by the server's clock, ISO 8601. */
  startedAt: string
  /** A break that was written down while it runs. */
  breakSeconds: number
  /** Server's clock less ours in ms. */
  clockSkewMs: number
}

export interface PausedTask extends TrackedTask {
  pausedAt: string
  /** Seconds recorded up to the pause. */
  seconds: number
}

/** What the last command knew of the timer; read by prompts, which must not wait for a server. */
export interface TimerState {
  running?: RunningTask
  paused?: PausedTask
}

/** The local note of one profile in `$XDG_STATE_HOME/kontor/`. */
export class TimerNote {
  readonly #path: string

  constructor(env: NodeJS.ProcessEnv, profile: string) {
    const base = env.XDG_STATE_HOME || join(homedir(), '.local', 'state')
    this.#path = join(base, 'kontor', `${encodeURIComponent(profile)}.json`)
  }

  /** A broken note is no note: the next command writes it anew. */
  read(): TimerState {
    try {
      return readJson<TimerState>(this.#path) ?? {}
    } catch {
      return {}
    }
  }

  write(state: TimerState) {
    writeJson(this.#path, state)
  }

  remove() {
    removeFile(this.#path)
  }
}

const trackedTask = ({ _id, title, project }: Task): TrackedTask => ({
  taskId: _id,
  title,
  project: project?.name ?? null,
})

export const runningTask = (
  task: Task,
  { startTime, breakSeconds }: TimeEntry,
  clockSkewMs: number
): RunningTask => ({ ...trackedTask(task), startedAt: startTime, breakSeconds, clockSkewMs })

/** The user's open entry among the tasks. */
export function findRunning(
  tasks: Task[],
  userId: string,
  clockSkewMs: number
): RunningTask | undefined {
  for (const task of tasks) {
    const entry = task.timeEntries.find(({ endTime, user }) => !endTime && user._id === userId)
    if (entry) return runningTask(task, entry, clockSkewMs)
  }
  return undefined
}

/** Whole seconds worked since the start, by the server's clock and without the break; never below 0. */
export const elapsedSeconds = (
  { startedAt, breakSeconds, clockSkewMs }: Omit<RunningTask, keyof TrackedTask>,
  nowMs = Date.now()
) => {
  const since = Math.floor((nowMs + clockSkewMs - Date.parse(startedAt)) / 1000)
  return Math.max(0, since - breakSeconds)
}
