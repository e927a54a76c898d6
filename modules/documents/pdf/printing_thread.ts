import type { Worker } from 'node:worker_threads'
import logger from '@adonisjs/core/services/logger'
import type { TypstAnswer, TypstJob } from './typst_worker.js'

const MOST_MILLISECONDS = 20_000

export type PrintJob = Omit<TypstJob, 'id'>
type Printed = Uint8Array | string

interface Waiting {
  job: TypstJob
  hasKilled: boolean
  resolve: (output: Printed) => void
  reject: (error: Error) => void
}

/** The compiler could not print this content: a missing glyph, a broken image. */
export class TemplateRefused extends Error {
  override name = 'TemplateRefused'
}

/**
 * Prints in a thread of its own, one document after the other. What a thread was at when it died is tried once more in
 * a new one; what takes longer than 20 s is not, since it would take as long again. Either fails only its own document.
 */
export class PrintingThread {
  #thread: Worker | undefined
  #running: Waiting | undefined
  #alarm: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #queue: Waiting[] = []

  constructor(
    readonly start: () => Worker,
    readonly mostMilliseconds = MOST_MILLISECONDS
  ) {}

  /** @throws TemplateRefused, or whatever ended the thread twice */
  print(job: PrintJob): Promise<Printed> {
    return new Promise((resolve, reject) => {
      this.#queue.push({
        job: { ...job, id: ++this.#lastId },
        hasKilled: false,
        resolve,
        reject,
      })
      this.#next()
    })
  }

  #next() {
    if (this.#running) return
    this.#running = this.#queue.shift()
    if (!this.#running) return this.#thread?.unref()
    this.#thread ??= this.#begin()
    this.#thread.ref()
    this.#thread.postMessage(this.#running.job)
    this.#alarm = setTimeout(() => {
      this.#leaveThread()
      this.#settle(({ reject }) => reject(new Error('The document took too long to print.')))
    }, this.mostMilliseconds)
  }

  #begin() {
    const thread = this.start()
    thread.on('message', (answer: TypstAnswer) => {
      if (thread !== this.#thread || answer.id !== this.#running?.job.id) return
      this.#settle(({ resolve, reject }) =>
        'output' in answer ? resolve(answer.output) : reject(new TemplateRefused(answer.failure))
      )
    })
    thread.on('error', (error) => thread === this.#thread && this.#bury(error as Error))
    thread.on(
      'exit',
      () => thread === this.#thread && this.#bury(new Error('The printing thread ended.'))
    )
    return thread
  }

  /** The thread has died, of the document that it was at or by chance. */
  #bury(error: Error) {
    this.#leaveThread()
    this.#settle((document) => {
      if (document.hasKilled) return document.reject(error)
      logger.warn({ err: error }, 'A printing thread ended; its document is printed again.')
      this.#queue.unshift({ ...document, hasKilled: true })
    })
  }

  #leaveThread() {
    void this.#thread?.terminate()
    this.#thread = undefined
  }

  #settle(finish: (document: Waiting) => void) {
    clearTimeout(this.#alarm)
    const done = this.#running
    this.#running = undefined
    if (done) finish(done)
    this.#next()
  }
}
