import limiter from '@adonisjs/limiter/services/main'
import { tooManyRequests } from '#core/http/rate_limits'

/**
 * Wrong codes of one account from all addresses together: only somebody with the password gets this far. Counted in
 * the database, so that more processes or a restart give no more tries.
 */
const LIMIT = { requests: 5, duration: '15 minutes' }

/**
 * Checks a code as one of the tries of its account; a right one clears the count. It counts before it checks, so
 * parallel guesses are no way around. Not inside inTx: the count holds even when the rest fails.
 * @param onLast what follows when the last try was wrong
 * @throws 429 with Retry-After after five wrong codes in fifteen minutes
 */
export async function asCodeTry(
  userId: string,
  check: () => Promise<boolean>,
  onLast: () => Promise<unknown>
) {
  const tries = limiter.use('database', LIMIT)
  const key = `code_of_${userId}`
  const state = await tries.get(key)
  if (state && state.remaining <= 0) throw tooManyRequests(await tries.availableIn(key))
  const { consumed } = await tries.increment(key)
  if (consumed > LIMIT.requests) throw tooManyRequests(await tries.availableIn(key))

  const isRight = await check()
  if (isRight) await tries.delete(key)
  else if (consumed === LIMIT.requests) await onLast()
  return isRight
}
