import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { BoundValue } from '#core/database/driver'
import { inTx } from '#core/database/in_tx'

/** A process that died has lost its claim after this time. */
const CLAIM = 60_000
const RENEW_EVERY = 10_000

export interface JobReference {
  company_id: string
  id: string
  state: 'waiting' | 'running'
}

/** Thrown when another process has taken the job over: nothing is stored by this one. */
export class ClaimLost extends Error {}

type Values = Record<string, BoundValue>

/**
 * The right of one process to work on a job. The end of the claim, which changes with each renewal, is what every change
 * of the row asks for: a process that slept through the end of its claim changes nothing.
 */
export class JobClaim {
  #renewedAt: Instant = now()

  /** @param until the end of the claim, as it is in the row */
  constructor(
    readonly table: string,
    readonly job: JobReference,
    public until: Instant = now() + CLAIM
  ) {}

  /** Stores progress and renews the claim, at most every ten seconds. @throws ClaimLost */
  async renew(progress: Values = {}) {
    if (now() - this.#renewedAt < RENEW_EVERY) return
    await this.note(progress)
  }

  /** The same at once. @throws ClaimLost */
  async note(progress: Values) {
    const until = now() + CLAIM
    await inTx(() => this.#change({ ...progress, worked_until: until }))
    this.until = until
    this.#renewedAt = now()
  }

  /**
   * Ends the job as one that is ready.
   * @param results columns of its row
   * @param also what is stored in the same transaction
   * @throws ClaimLost
   */
  finish(results: Values, also?: () => Promise<void>) {
    return inTx(async () => {
      await this.#change({ ...results, state: 'ready', worked_until: null })
      await also?.()
    })
  }

  /** Ends the job as one that failed. @throws ClaimLost */
  fail() {
    return inTx(() => this.#change({ state: 'failed', worked_until: null }))
  }

  async #change(values: Values) {
    const assignments = Object.keys(values).map((column) => `${column} = ?`)
    const affected = await changeRows(
      `update ${this.table} set ${assignments.join(', ')}
       where company_id = ? and id = ? and state = 'running' and worked_until = ?`,
      [...Object.values(values), this.job.company_id, this.job.id, this.until]
    )
    if (affected !== 1) throw new ClaimLost(`The job ${this.job.id} is another process's now.`)
  }
}
