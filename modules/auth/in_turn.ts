import type { HttpContext } from '@adonisjs/core/http'
import { PASSWORD_CHECKS, RETRY_AFTER } from '#core/http/limits/crowd'
import { networkOf } from '#core/http/limits/network_of'
import { tooManyRequests } from '#core/http/limits/too_many_requests'
import { FairQueue } from '#core/processes/fair_queue'
import { foldEmail } from '#modules/auth/models/account'

/** Places for one account at one address: guesses leave room for the colleagues. */
const MOST_OF_ACCOUNT = 5
const MOST = 500

/** For whom expensive work is done. */
export interface Asker {
  address: string
  account: string
}

interface Place {
  account: string
  begin: () => void
}

let running = 0
const places = new FairQueue<Place>()

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
  if (running < PASSWORD_CHECKS.atOnce) running++
  else await placeFor(asker)
  try {
    return await work()
  } finally {
    beginNext()
  }
}

function placeFor({ address, account }: Asker) {
  const line = places.of(address)
  const ofAccount = line.filter((place) => place.account === account)
  if (
    places.size() >= MOST ||
    line.length >= PASSWORD_CHECKS.waiting ||
    ofAccount.length >= MOST_OF_ACCOUNT
  ) {
    throw tooManyRequests(RETRY_AFTER)
  }
  return new Promise<void>((begin) => places.add(address, { account, begin }))
}

function beginNext() {
  const next = places.take()
  if (next) next.item.begin()
  else running--
}
