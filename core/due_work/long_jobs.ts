import logger from '@adonisjs/core/services/logger'
import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { BoundValue } from '#core/database/driver'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { ClaimLost, JobClaim, type JobReference } from './job_claim.js'

/** A job whose process died is begun again this often, then it has failed: it may be what ends the process. */
const MOST_ATTEMPTS = 3

type Due<Job> = Job & JobReference & { worked_until: Instant | null; attempts: number | string }

/**
 * Jobs that take longer than a moment: rows with `state` (waiting, running, ready, failed), `worked_until`, `attempts`
 * and `created_at`. One process works on a job at a time; when it dies, another one begins again.
 */
export class LongJobs<Job> {
  /** @param columns of the row that the work needs, beside those of `JobReference` */
  constructor(
    readonly table: string,
    readonly columns: readonly (keyof Job & string)[]
  ) {}

  /** Whether a job waits or has lost its process. */
  async areWaiting() {
    return (await this.#readDue()).length > 0
  }

  /**
   * Does the oldest job that waits. A job that fails is logged, and its row says so.
   * @param work ends with `claim.finish`; what it throws makes the job a failed one
   * @returns whether more may wait
   */
  async doNext(work: (job: Job & JobReference, claim: JobClaim) => Promise<void>) {
    const [due] = await this.#readDue()
    if (!due) return false
    if (Number(due.attempts) >= MOST_ATTEMPTS) await this.#giveUp(due)
    else {
      const claim = new JobClaim(this.table, due)
      if (await this.#take(due, claim)) await this.#leave(claim, () => work(due, claim))
    }
    return true
  }

  #readDue() {
    return readRows<Due<Job>>(this.#due, [now()])
  }

  #giveUp(due: Due<Job>) {
    logger.error({ table: this.table, jobId: due.id }, 'a job was given up: its process died')
    const claim = new JobClaim(this.table, due, Number(due.worked_until))
    return this.#leave(claim, () => claim.fail())
  }

  /** A claim that was lost belongs to another process, which reports what becomes of the job. */
  async #leave(claim: JobClaim, work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      if (error instanceof ClaimLost) return logger.warn({ err: error }, 'a job was taken over')
      logger.error({ err: error, table: this.table, jobId: claim.job.id }, 'a job failed')
      await claim.fail().catch((failure) => {
        if (!(failure instanceof ClaimLost)) throw failure
      })
    }
  }

  async #take({ company_id, id, state, worked_until }: Due<Job>, claim: JobClaim) {
    const values: BoundValue[] = [claim.until, company_id, id, state, worked_until ?? 0]
    return (await inTx(() => changeRows(this.#begin, values))) === 1
  }

  get #due() {
    const columns = ['company_id', 'id', 'state', 'worked_until', 'attempts', ...this.columns]
    return `
      select ${columns.join(', ')} from ${this.table}
      where state = 'waiting' or (state = 'running' and worked_until < ?)
      order by created_at limit 1`
  }

  get #begin() {
    return `
      update ${this.table} set state = 'running', worked_until = ?, attempts = attempts + 1
      where company_id = ? and id = ? and state = ? and coalesce(worked_until, 0) = ?`
  }
}
