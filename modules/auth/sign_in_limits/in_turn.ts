import { PASSWORD_CHECKS, RETRY_AFTER } from '#core/http/limits/crowd'
import { tooManyRequests } from '#core/http/limits/too_many_requests'
import { FairQueue } from '#core/processes/fair_queue'
import { type Asker, isFamiliar } from '#modules/auth/sign_in_limits/asker'

/** Places for one account at one address: guesses leave room for the colleagues. */
const MOST_OF_ACCOUNT = 5
const MOST = 500

interface Place {
  account: string
  begin: () => void
}

let running = 0
/** People at an address they have signed in from come first. */
const familiar = new FairQueue<Place>()
const strangers = new FairQueue<Place>()

/**
 * Runs expensive work, such as a password hash, which takes a core for a tenth of a second and 19 MiB. Addresses take
 * turns, so a flood from one of them waits for itself and not in front of everybody else; one from many addresses does
 * not hold up people where they usually sign in.
 * @throws 429 with Retry-After when the address, its account or the server has no place left
 */
export async function inTurn<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
  await turnOf(asker)
  try {
    return await work()
  } finally {
    beginNext()
  }
}

async function turnOf(asker: Asker) {
  if (takesFreeTurn()) return
  const places = (await isFamiliar(asker)) ? familiar : strangers
  // Somebody may have ended while that was looked up.
  if (takesFreeTurn()) return
  assertPlaceIn(places, asker)
  await new Promise<void>((begin) => {
    places.add(asker.address, { account: asker.account, begin })
  })
}

function takesFreeTurn() {
  if (running >= PASSWORD_CHECKS.atOnce) return false
  running++
  return true
}

function assertPlaceIn(places: FairQueue<Place>, { address, account }: Asker) {
  const line = places.of(address)
  const ofAccount = line.filter((place) => place.account === account)
  if (
    places.size() >= MOST ||
    line.length >= PASSWORD_CHECKS.waiting ||
    ofAccount.length >= MOST_OF_ACCOUNT
  ) {
    throw tooManyRequests(RETRY_AFTER)
  }
}

function beginNext() {
  const next = familiar.take() ?? strangers.take()
  if (next) next.item.begin()
  else running--
}
