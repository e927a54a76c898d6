import limiter from '@adonisjs/limiter/services/main'
import { waitForLock } from '#core/database/transaction/wait_for_lock'
import type { Limit } from './limit.js'
import { tooManyRequests } from './too_many_requests.js'

/**
 * A limit that is counted in the database, so that more processes or a restart give no more tries. Not inside inTx: a
 * count holds even when the rest fails.
 */
export class LastingLimit {
  constructor(private readonly limit: Limit) {}

  private get uses() {
    return limiter.use('database', this.limit)
  }

  /** Counts one. @returns how many there are now, and whether that is more than allowed */
  async count(key: string) {
    const { consumed } = await waitForLock(() => this.uses.increment(key))
    return { consumed, isOver: consumed > this.limit.requests }
  }

  /** @throws 429 with Retry-After when as many were counted before as are allowed */
  async assertLeft(key: string) {
    const state = await this.uses.get(key)
    if (state && state.remaining <= 0) throw await this.refusal(key)
  }

  /** Counts one. @throws 429 with Retry-After when that is more than allowed */
  async consume(key: string) {
    if ((await this.count(key)).isOver) throw await this.refusal(key)
  }

  /** Starts the count from zero. */
  async forget(key: string) {
    await waitForLock(() => this.uses.delete(key))
  }

  /** The answer to one too many: 429 with Retry-After. */
  async refusal(key: string) {
    return tooManyRequests(await this.uses.availableIn(key))
  }
}
