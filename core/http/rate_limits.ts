import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { AppError } from '#core/errors/app_error'
import { networkOf } from './network_of.js'

/** `strict` is for routes without sign-in, `default` for the rest. */
export type RateLimit = 'default' | 'strict'

/**
 * Per address and process. High enough for an office behind one address; the tries for one account
 * are limited by the module that checks passwords.
 */
const STRICT = { requests: 600, duration: '1 minute' }
const REFUSED = { requests: 300, duration: '1 minute' }

/** Refuses floods on routes that anyone may call. Calls with a valid token have no cap. */
export async function limitRequests({ request }: HttpContext, rate: RateLimit) {
  if (rate === 'strict') await consume(STRICT, `strict_${networkOf(request.ip())}`)
}

/**
 * Counts a request whose token was not accepted, so that guessing gets 429 instead of 401. In memory
 * only: forged tokens cause no writes. People behind the same address with a valid token are not touched.
 */
export async function limitRefusedTokens({ request }: HttpContext) {
  await consume(REFUSED, `refused_${networkOf(request.ip())}`)
}

export const tooManyRequests = (retryAfter: number) =>
  new AppError(429, 'too_many_requests', { retryAfter: Math.max(1, retryAfter) })

async function consume(limit: typeof STRICT, key: string) {
  const uses = limiter.use('memory', limit)
  const { consumed } = await uses.increment(key)
  if (consumed > limit.requests) throw tooManyRequests(await uses.availableIn(key))
}
