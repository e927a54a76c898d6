import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { tooManyRequests } from '#core/http/rate_limits'
import { foldEmail } from '#modules/auth/models/user'

/** Counted in the database, so that more processes or a restart give no more tries. */
const PER_ACCOUNT = { requests: 10, duration: '15 minutes' }
/** Much higher: a whole office signs in behind one address. */
const PER_ADDRESS = { requests: 1_000, duration: '15 minutes' }
const MAILS_TO_ADDRESS = { requests: 5, duration: '15 minutes' }

/**
 * Runs a password check as one of the tries for this account, whether it exists or not. A right one
 * clears the account's count. It counts before it checks, so parallel guesses are no way around.
 * Not inside inTx: the count holds even when the rest fails.
 * @throws 429 with Retry-After after ten failures in fifteen minutes; it ends by itself
 */
export async function asSignInTry<T>(
  { email, address }: { email: string; address: string },
  check: () => Promise<T | null>
): Promise<T | null> {
  const account = keyOf(email)
  const tries = limiter.use('database', PER_ACCOUNT)
  const failures = limiter.use('database', PER_ADDRESS)
  await assertLeft(tries, `sign_in_${account}`)
  await assertLeft(failures, `sign_in_from_${address}`)

  const { consumed } = await tries.increment(`sign_in_${account}`)
  if (consumed > PER_ACCOUNT.requests) throw await refusal(tries, `sign_in_${account}`)
  const result = await check()
  if (result === null) await failures.increment(`sign_in_from_${address}`)
  else await tries.delete(`sign_in_${account}`)
  return result
}

/** Counts a mail that a stranger causes to an address; false when it has had enough for now. Not inside inTx. */
export async function mayMail(email: string) {
  const mails = limiter.use('database', MAILS_TO_ADDRESS)
  const { consumed } = await mails.increment(`mail_to_${keyOf(email)}`)
  return consumed <= MAILS_TO_ADDRESS.requests
}

/**
 * The same for somebody who is signed in and may know that it was too often. Not inside inTx.
 * @throws 429 with Retry-After
 */
export async function assertMayMail(email: string) {
  if (await mayMail(email)) return
  throw await refusal(limiter.use('database', MAILS_TO_ADDRESS), `mail_to_${keyOf(email)}`)
}

type Uses = ReturnType<typeof limiter.use>

async function assertLeft(uses: Uses, key: string) {
  const state = await uses.get(key)
  if (state && state.remaining <= 0) throw await refusal(uses, key)
}

const refusal = async (uses: Uses, key: string) => tooManyRequests(await uses.availableIn(key))

/** Of one length, and no address is readable in the table of counts. */
const keyOf = (email: string) => createHash('sha256').update(foldEmail(email)).digest('base64url')
