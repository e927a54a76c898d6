import type { Logger } from '@adonisjs/core/logger'
import { now } from '#core/clock'
import type { DueWork } from './due_work.js'
import type { JobNotes } from './job_notes.js'

/** How long something that comes due by the clock may wait until it is noticed. */
const POLL = 15_000

/** Looks for due work again and again, one piece after the other, until it is stopped. */
export class DueWorker {
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isStopping = false
  #wasWoken = false

  constructor(
    readonly works: readonly DueWork[],
    readonly logger: Pick<Logger, 'error'>,
    /** Tells the operator what became of each work. */
    readonly notes?: JobNotes
  ) {}

  start() {
    this.#wasWoken = false
    this.#round = this.runDue().finally(() => {
      this.#round = undefined
      if (this.#isStopping) return
      if (this.#wasWoken) this.start()
      else this.#timer = setTimeout(() => this.start(), POLL)
    })
  }

  /** Looks at once; what comes up during a round is looked for when that has ended. */
  wake() {
    this.#wasWoken = true
    if (this.#round || this.#isStopping) return
    clearTimeout(this.#timer)
    this.start()
  }

  /** Does all work that is due now. A failure is logged and does not hold up the rest. */
  async runDue() {
    for (const work of this.works) {
      const startedAt = now()
      try {
        while (!this.#isStopping && (await work.run())) {
          // A portion of a long queue; requests get their turn before the next.
          await new Promise(setImmediate)
        }
        this.notes?.succeeded(work.name, startedAt)
      } catch (error) {
        this.logger.error({ err: error, work: work.name }, 'due work failed')
        this.notes?.failed(work.name, startedAt, error)
      }
    }
    await this.#storeNotes()
  }

  async #storeNotes() {
    try {
      await this.notes?.store()
    } catch (error) {
      this.logger.error({ err: error }, 'the states of jobs cannot be stored')
    }
  }

  /** Begins nothing new and waits for the portion under way. */
  async stop() {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#round
  }
}
