import { createHash } from 'node:crypto'
import { LastingLimit } from '#core/http/limits/lasting_limit'
import { foldEmail } from '#modules/auth/models/account'
import { type Asker, isFamiliar } from '#modules/auth/sign_in_limits/asker'

/** Tries for one account from one address: guessing elsewhere does not lock its owner out. */
const TRIES = new LastingLimit({ requests: 10, duration: '15 minutes' })
/** Tries for one account from all addresses together, see `isFamiliar`. */
const ALL_TRIES = new LastingLimit({ requests: 100, duration: '15 minutes' })
/** Failures from one address: a whole office signs in behind one. */
const FAILURES = new LastingLimit({ requests: 1_000, duration: '15 minutes' })
const MAILS = new LastingLimit({ requests: 5, duration: '15 minutes' })

/**
 * Runs a password check as one of the tries for this account, whether it exists or not. A right password clears the
 * count of its address. It counts before it checks, so parallel guesses are no way around.
 * Not inside inTx: the count holds even when the rest fails.
 * @throws 429 with Retry-After after ten failures in fifteen minutes from one address
 */
export async function asSignInTry<T>(
  asker: Asker,
  check: () => Promise<T | null>
): Promise<T | null> {
  const here = `sign_in_${keyOf(`${asker.account}\n${asker.address}`)}`
  const anywhere = `sign_in_to_${keyOf(asker.account)}`
  const from = `sign_in_from_${asker.address}`
  await TRIES.assertLeft(here)
  await FAILURES.assertLeft(from)

  await TRIES.consume(here)
  if ((await ALL_TRIES.count(anywhere)).isOver && !(await isFamiliar(asker))) {
    throw await ALL_TRIES.refusal(anywhere)
  }

  const result = await check()
  if (result === null) await FAILURES.count(from)
  else await TRIES.forget(here)
  return result
}

/** Counts a mail that a stranger causes to an address; false when it has had enough for now. Not inside inTx. */
export async function mayMail(email: string) {
  const { isOver } = await MAILS.count(mailTo(email))
  return !isOver
}

/**
 * The same for somebody who is signed in and may know that it was too often. Not inside inTx.
 * @throws 429 with Retry-After
 */
export const assertMayMail = (email: string) => MAILS.consume(mailTo(email))

const mailTo = (email: string) => `mail_to_${keyOf(foldEmail(email))}`

/** Of one length, and no address of a person is readable in the table of counts. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
