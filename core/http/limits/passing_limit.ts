import limiter from '@adonisjs/limiter/services/main'
import type { Limit } from './limit.js'
import { tooManyRequests } from './too_many_requests.js'

/** How much of a limit is left. */
export interface Count {
  /** More than the limit allows. */
  isOver: boolean
  left: number
  /** Until counting begins again. */
  seconds: number
}

/** A limit against floods: counted in the memory of each process, so it causes no writes and ends with a restart. */
export class PassingLimit {
  constructor(private readonly limit: Limit) {}

  /** Counts one. @throws 429 with Retry-After when that is more than allowed */
  async consume(key: string) {
    const { isOver, seconds } = await this.count(key)
    if (isOver) throw tooManyRequests(seconds)
  }

  /** Counts one without refusing it. */
  async count(key: string): Promise<Count> {
    const uses = limiter.use('memory', this.limit)
    const { consumed, remaining, availableIn } = await uses.increment(key)
    const isOver = consumed > this.limit.requests
    return {
      isOver,
      left: Math.max(0, remaining),
      seconds: isOver ? await uses.availableIn(key) : availableIn,
    }
  }
}
