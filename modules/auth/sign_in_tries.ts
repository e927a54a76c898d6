import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { readRows } from '#core/database/read_rows'
import { networkOf } from '#core/http/network_of'
import { tooManyRequests } from '#core/http/rate_limits'
import type { Asker } from '#modules/auth/in_turn'
import { foldEmail } from '#modules/auth/models/user'

/*
 * Counted in the database, so that more processes or a restart give no more tries.
 */

/** Tries for one account from one address: guessing elsewhere does not lock its owner out. */
const PER_ACCOUNT_AND_ADDRESS = { requests: 10, duration: '15 minutes' }
/** Tries for one account from all addresses together, see `isFamiliar`. */
const PER_ACCOUNT = { requests: 100, duration: '15 minutes' }
/** Failures from one address: a whole office signs in behind one. */
const PER_ADDRESS = { requests: 1_000, duration: '15 minutes' }
const MAILS_TO_ADDRESS = { requests: 5, duration: '15 minutes' }

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
  const tries = limiter.use('database', PER_ACCOUNT_AND_ADDRESS)
  const allTries = limiter.use('database', PER_ACCOUNT)
  const failures = limiter.use('database', PER_ADDRESS)
  await assertLeft(tries, here)
  await assertLeft(failures, from)

  const { consumed } = await tries.increment(here)
  if (consumed > PER_ACCOUNT_AND_ADDRESS.requests) throw await refusal(tries, here)
  const all = await allTries.increment(anywhere)
  if (all.consumed > PER_ACCOUNT.requests && !(await isFamiliar(asker))) {
    throw await refusal(allTries, anywhere)
  }

  const result = await check()
  if (result === null) await failures.increment(from)
  else await tries.delete(here)
  return result
}

const ADDRESSES = `
  select distinct sessions.ip_address from sessions
  join users on users.id = sessions.user_id where users.email = ?`

/**
 * Whether this person has signed in from this address lately. Guesses from many addresses close an account to other
 * unknown addresses, but not to those its owner works from.
 */
async function isFamiliar({ account, address }: Asker) {
  const rows = await readRows<{ ip_address: string }>(ADDRESSES, [account])
  return rows.some((row) => networkOf(row.ip_address) === address)
}

/** Counts a mail that a stranger causes to an address; false when it has had enough for now. Not inside inTx. */
export async function mayMail(email: string) {
  const mails = limiter.use('database', MAILS_TO_ADDRESS)
  const { consumed } = await mails.increment(`mail_to_${keyOf(foldEmail(email))}`)
  return consumed <= MAILS_TO_ADDRESS.requests
}

/**
 * The same for somebody who is signed in and may know that it was too often. Not inside inTx.
 * @throws 429 with Retry-After
 */
export async function assertMayMail(email: string) {
  if (await mayMail(email)) return
  throw await refusal(
    limiter.use('database', MAILS_TO_ADDRESS),
    `mail_to_${keyOf(foldEmail(email))}`
  )
}

type Uses = ReturnType<typeof limiter.use>

async function assertLeft(uses: Uses, key: string) {
  const state = await uses.get(key)
  if (state && state.remaining <= 0) throw await refusal(uses, key)
}

const refusal = async (uses: Uses, key: string) => tooManyRequests(await uses.availableIn(key))

/** Of one length, and no address of a person is readable in the table of counts. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
