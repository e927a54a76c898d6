import { availableParallelism } from 'node:os'
import type { HttpContext } from '@adonisjs/core/http'
import { networkOf } from '#core/http/network_of'
import { tooManyRequests } from '#core/http/rate_limits'
import { foldEmail } from '#modules/auth/models/user'

/** One core is left to people who are signed in already. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)

/** Places for one address: an office of twenty that signs in at nine, and then some. */
const MOST_OF_ADDRESS = 30
/** Places for one account at one address: guesses leave room for the colleagues. */
const MOST_OF_ACCOUNT = 5
const MOST = 500
/** Seconds in which a full line of one address is served. */
const RETRY_AFTER = 5

/** For whom expensive work is done. */
export interface Asker {
  address: string
  account: string
}

interface Place extends Asker {
  /** The address's first place is in the round that is served now, each further one a round later. */
  round: number
  begin: () => void
}

let running = 0
let roundNow = 0
/** In the order in which they are served. */
const line: Place[] = []

/** @param email of the account that the request is about, whether it exists or not */
export const askerOf = ({ request }: HttpContext, email: string): Asker => ({
  address: networkOf(request.ip()),
  account: foldEmail(email),
})

/**
 * Runs expensive work, such as a password hash, which takes a core for a tenth of a second and 19 MiB. Addresses take
 * turns, so a flood from one of them waits for itself and not in front of everybody else.
 * @throws 429 with Retry-After when the address, its account or the server has no place left
 */
export async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else await placeFor(asker)
  try {
    return await work()
  } finally {
    beginNext()
  }
}

function placeFor({ address, account }: Asker) {
  const places = line.filter((place) => place.address === address)
  const ofAccount = places.filter((place) => place.account === account)
  if (
    line.length >= MOST ||
    places.length >= MOST_OF_ADDRESS ||
    ofAccount.length >= MOST_OF_ACCOUNT
  ) {
    throw tooManyRequests(RETRY_AFTER)
  }
  const last = places.at(-1)
  const round = last ? last.round + 1 : roundNow
  return new Promise<void>((begin) => {
    const later = line.findIndex((place) => place.round > round)
    line.splice(later < 0 ? line.length : later, 0, { address, account, round, begin })
  })
}

function beginNext() {
  const place = line.shift()
  if (!place) {
    running--
    return
  }
  roundNow = place.round
  place.begin()
}
