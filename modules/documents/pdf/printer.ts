import logger from '@adonisjs/core/services/logger'
import { AppError } from '#core/errors/app_error'
import { FairQueue } from './fair_queue.js'
import { type Printed, type PrintProcess, PrintProcessEnded } from './print_process.js'
import type { TypstJob } from './typst_process.js'

export interface PrinterSettings {
  /** Starts a process that prints. */
  start: () => PrintProcess
  /** Documents that are printed at the same time, each of another company. */
  atOnce: number
  /** Documents that may wait, of one company and of all. */
  waiting: { each: number; all: number }
  /** Megabytes after which a process makes way for a new one, once its document is done. */
  grown: number
}

interface Waiting {
  job: TypstJob
  isSecondTry: boolean
  resolve: (output: Printed) => void
  reject: (error: unknown) => void
}

/** Seconds after which a full queue is worth another try. */
const RETRY_AFTER = 5

/**
 * Prints documents in processes of their own. Companies take turns and each has at most one process, so a company
 * with many or large documents waits for itself. One process stays warm; one that has grown is replaced.
 */
export class Printer {
  readonly #queue = new FairQueue<Waiting>()
  readonly #busy = new Set<string>()
  #warm: PrintProcess | undefined

  constructor(readonly settings: PrinterSettings) {}

  /**
   * A document whose process ended by chance is printed once more.
   * @throws TemplateRefused, PrintStopped, PrintProcessEnded after two tries; 429 `prints_waiting` when the company
   * has too many documents waiting, 503 `printer_busy` when all companies together have
   */
  print(companyId: string, job: TypstJob): Promise<Printed> {
    return new Promise((resolve, reject) => {
      this.#assertRoom(companyId)
      this.#queue.add(companyId, { job, isSecondTry: false, resolve, reject })
      this.#next()
    })
  }

  #assertRoom(companyId: string) {
    const { each, all } = this.settings.waiting
    if (this.#queue.size(companyId) >= each) {
      throw new AppError(429, 'documents.prints_waiting', { retryAfter: RETRY_AFTER })
    }
    if (this.#queue.size() >= all) {
      throw new AppError(503, 'documents.printer_busy', { retryAfter: RETRY_AFTER })
    }
  }

  #next() {
    while (this.#busy.size < this.settings.atOnce) {
      const next = this.#queue.take((companyId) => !this.#busy.has(companyId))
      if (!next) return
      void this.#print(next.owner, next.item)
    }
  }

  async #print(companyId: string, document: Waiting) {
    this.#busy.add(companyId)
    const process = this.#take()
    try {
      document.resolve(await process.print(document.job))
    } catch (error) {
      if (error instanceof PrintProcessEnded && !document.isSecondTry) {
        logger.warn({ err: error }, 'A printing process ended; its document is printed again.')
        this.#queue.addFirst(companyId, { ...document, isSecondTry: true })
      } else document.reject(error)
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

  /** The next document finds a process that has started already, and never one that has grown. */
  #keepWarm(process: PrintProcess) {
    const isUsable = !process.hasEnded && (process.memory() ?? 0) <= this.settings.grown
    if (isUsable && !this.#warm) {
      this.#warm = process
      return
    }
    process.end()
    this.#warm ??= this.settings.start()
  }
}
