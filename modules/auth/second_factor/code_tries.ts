import { LastingLimit } from '#core/http/limits/lasting_limit'

const MOST = 5

/** Wrong codes of one account from all addresses together: only somebody with the password gets this far. */
const TRIES = new LastingLimit({ requests: MOST, duration: '15 minutes' })

/**
 * Checks a code as one of the tries of its account; a right one clears the count. It counts before it checks, so
 * parallel guesses are no way around. Not inside inTx: the count holds even when the rest fails.
 * @param onLast what follows when the last try was wrong
 * @throws 429 with Retry-After after five wrong codes in fifteen minutes
 */
export async function asCodeTry(
  accountId: string,
  check: () => Promise<boolean>,
  onLast: () => Promise<unknown>
) {
  const key = `code_of_${accountId}`
  await TRIES.assertLeft(key)
  const { consumed, isOver } = await TRIES.count(key)
  if (isOver) throw await TRIES.refusal(key)

  const isRight = await check()
  if (isRight) await TRIES.forget(key)
  else if (consumed === MOST) await onLast()
  return isRight
}
