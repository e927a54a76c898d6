import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The limits of one job. */
export interface WorkLimits {
  milliseconds: number
  /** Resident memory of the process while it works. */
  megabytes: number
}

/** The answer of a process to one job: its output, or in a few words why it cannot do the job. */
export type WorkAnswer<Output> = { output: Output } | { failure: string }

/** The process answered that it cannot do this job, as its message says. Another try would fail as well. */
export class WorkRefused extends Error {
  override name = 'WorkRefused'
}

/** The job took more than it may, so its process was stopped. Another try would take as much again. */
export class WorkStopped extends Error {
  override name = 'WorkStopped'

  constructor(readonly limit: keyof WorkLimits) {
    super(`A job took more ${limit} than it may.`)
  }
}

/** The process ended while it worked, because of the job or by chance. */
export class WorkProcessEnded extends Error {
  override name = 'WorkProcessEnded'
}

interface Running<Output> {
  resolve: (output: Output) => void
  reject: (error: Error) => void
  /** Milliseconds that count for its limit, and when they were counted last. */
  taken: number
  countedAt: number
  watch: NodeJS.Timeout
}

/** How often a running job is compared with its limits, in milliseconds. */
const WATCH_EVERY = 50
/**
 * The most that counts from one look to the next. When this process was too busy to look, it was too busy to take the
 * answer as well: a job that is done must not be taken for one that hangs.
 */
const MOST_COUNTED = 10 * WATCH_EVERY

/**
 * A child process that does one job at a time and answers each with a `WorkAnswer`. Its memory is its own, outside
 * the heap as well, and ends with it.
 */
export class WorkProcess<Job extends object, Output> {
  #running: Running<Output> | undefined
  #hasEnded = false

  constructor(
    readonly child: ChildProcess,
    readonly limits: WorkLimits
  ) {
    child.on('message', (answer: WorkAnswer<Output>) =>
      this.#settle(({ resolve, reject }) =>
        'output' in answer ? resolve(answer.output) : reject(new WorkRefused(answer.failure))
      )
    )
    child.on('error', (error) => this.#bury(error))
    child.on('exit', (code, signal) => this.#bury(new Error(`It ended with ${signal ?? code}.`)))
    this.#letGo()
  }

  get hasEnded() {
    return this.#hasEnded
  }

  /** @throws WorkRefused, WorkStopped or WorkProcessEnded */
  run(job: Job): Promise<Output> {
    this.child.ref()
    this.child.channel?.ref()
    return new Promise((resolve, reject) => {
      const watch = setInterval(() => this.#compareWithLimits(), WATCH_EVERY)
      this.#running = { resolve, reject, taken: 0, countedAt: performance.now(), watch }
      this.child.send(job, (error) => error && this.#bury(error))
    })
  }

  /** Resident memory in megabytes; undefined where the system does not say it in /proc. */
  memory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
    } catch {
      return undefined
    }
  }

  /** Ends the process; a job under way fails with the reason. */
  end(reason: Error = new WorkProcessEnded('It was ended.')) {
    this.#hasEnded = true
    this.child.kill('SIGKILL')
    this.#settle(({ reject }) => reject(reason))
  }

  #compareWithLimits() {
    const { milliseconds, megabytes } = this.limits
    if (this.#countTime() > milliseconds) {
      this.end(new WorkStopped('milliseconds'))
    } else if ((this.memory() ?? 0) > megabytes) this.end(new WorkStopped('megabytes'))
  }

  /** @returns the milliseconds of the running job */
  #countTime() {
    const running = this.#running
    if (!running) return 0
    const at = performance.now()
    running.taken += Math.min(at - running.countedAt, MOST_COUNTED)
    running.countedAt = at
    return running.taken
  }

  #bury(cause: Error) {
    this.#hasEnded = true
    this.#settle(({ reject }) =>
      reject(new WorkProcessEnded('The working process ended.', { cause }))
    )
  }

  #settle(finish: (running: Running<Output>) => void) {
    const running = this.#running
    if (!running) return
    clearInterval(running.watch)
    this.#running = undefined
    this.#letGo()
    finish(running)
  }

  /** An idle process keeps neither the server nor a command from ending. */
  #letGo() {
    this.child.unref()
    this.child.channel?.unref()
  }
}
