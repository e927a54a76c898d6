import type { HttpContext } from '@adonisjs/core/http'
import type { SignedInContext } from '#core/http/caller'
import { LastingLimit } from '#core/http/limits/lasting_limit'
import { networkOf } from '#core/http/limits/network_of'

/** Codes requested from one network: an office behind one address, and scripts that start over. */
const REQUESTS = new LastingLimit({ requests: 60, duration: '15 minutes' })
/** Codes that one account enters, right or wrong. One sign-in takes two: the code is shown, then allowed or refused. */
const ENTRIES = new LastingLimit({ requests: 20, duration: '15 minutes' })
/** The same from one network, whatever the account. */
const ENTRIES_FROM = new LastingLimit({ requests: 200, duration: '15 minutes' })

/** Counts a requested code. Not inside inTx. @throws 429 with Retry-After */
export const limitCodeRequests = ({ request }: Pick<HttpContext, 'request'>) =>
  REQUESTS.consume(`device_codes_of_${networkOf(request.ip())}`)

/**
 * Counts a code that somebody enters. Right ones count too: otherwise a code of one's own between the guesses would
 * start the count again. Not inside inTx.
 * @throws 429 with Retry-After
 */
export async function limitCodeEntries({ caller, request }: SignedInContext) {
  await ENTRIES.consume(`device_code_by_${caller.accountId}`)
  await ENTRIES_FROM.consume(`device_code_from_${networkOf(request.ip())}`)
}
