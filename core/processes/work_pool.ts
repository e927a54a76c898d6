import logger from '@adonisjs/core/services/logger'
import { AppError } from '#core/errors/app_error'
import { FairQueue } from './fair_queue.js'
import { type WorkProcess, WorkProcessEnded } from './work_process.js'

export interface WorkPoolSettings<Job extends object, Output> {
  /** Starts a process that does jobs. */
  start: () => WorkProcess<Job, Output>
  /** Jobs that are done at the same time, each of another company. */
  atOnce: number
  /** Jobs that may wait, of one company and of all. */
  waiting: { each: number; all: number }
  /** Codes of the failures when too many wait: 429 of one company, 503 of all. */
  full: { each: string; all: string }
  /**
   * A process that uses at most this many megabytes after its job is kept for the next one. One process is kept and
   * started ahead; with 0 each job gets its own process.
   */
  kept: number
}

interface Waiting<Job, Output> {
  job: Job
  isSecondTry: boolean
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

/** Seconds after which a full queue is worth another try. */
const RETRY_AFTER = 5

/**
 * Does jobs in processes of their own. Companies take turns and each has at most one process, so a company with many
 * or large jobs waits for itself. One process stays warm; one that has grown is replaced.
 */
export class WorkPool<Job extends object, Output> {
  readonly #queue = new FairQueue<Waiting<Job, Output>>()
  readonly #busy = new Set<string>()
  #warm: WorkProcess<Job, Output> | undefined

  constructor(readonly settings: WorkPoolSettings<Job, Output>) {}

  /**
   * A job whose process ended by chance is done once more.
   * @throws WorkRefused, WorkStopped, WorkProcessEnded after two tries; 429 when the company has too many jobs
   * waiting and 503 when all companies together have, with the codes of the settings
   */
  run(companyId: string, job: Job): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.#assertRoom(companyId)
      this.#queue.add(companyId, { job, isSecondTry: false, resolve, reject })
      this.#next()
    })
  }

  #assertRoom(companyId: string) {
    const { waiting, full } = this.settings
    if (this.#queue.size(companyId) >= waiting.each) {
      throw new AppError(429, full.each, { retryAfter: RETRY_AFTER })
    }
    if (this.#queue.size() >= waiting.all) {
      throw new AppError(503, full.all, { retryAfter: RETRY_AFTER })
    }
  }

  #next() {
    while (this.#busy.size < this.settings.atOnce) {
      const next = this.#queue.take((companyId) => !this.#busy.has(companyId))
      if (!next) return
      void this.#run(next.owner, next.item)
    }
  }

  async #run(companyId: string, waiting: Waiting<Job, Output>) {
    this.#busy.add(companyId)
    const process = this.#take()
    try {
      waiting.resolve(await process.run(waiting.job))
    } catch (error) {
      if (error instanceof WorkProcessEnded && !waiting.isSecondTry) {
        logger.warn({ err: error }, 'A working process ended; its job is done again.')
        this.#queue.addFirst(companyId, { ...waiting, isSecondTry: true })
      } else waiting.reject(error)
    } finally {
      this.#busy.delete(companyId)
      this.#keepWarm(process)
      this.#next()
    }
  }

  #take() {
    const warm = this.#warm
    this.#warm = undefined
    return warm && !warm.hasEnded ? warm : this.settings.start()
  }

  /** The next job finds a process that has started already, and never one that has grown. */
  #keepWarm(process: WorkProcess<Job, Output>) {
    const { kept, start } = this.settings
    const isUsable = !process.hasEnded && (process.memory() ?? 0) <= kept
    if (isUsable && kept > 0 && !this.#warm) {
      this.#warm = process
      return
    }
    process.end()
    if (kept > 0) this.#warm ??= start()
  }
}
