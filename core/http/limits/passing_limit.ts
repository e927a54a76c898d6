import limiter from '@adonisjs/limiter/services/main'
import type { Limit } from './limit.js'
import { tooManyRequests } from './too_many_requests.js'

/** A limit against floods: counted in the memory of each process, so it causes no writes and ends with a restart. */
export class PassingLimit {
  constructor(private readonly limit: Limit) {}

  /** Counts one. @throws 429 with Retry-After when that is more than allowed */
  async consume(key: string) {
    const uses = limiter.use('memory', this.limit)
    const { consumed } = await uses.increment(key)
    if (consumed > this.limit.requests) throw tooManyRequests(await uses.availableIn(key))
  }
}
