import type { Day } from '#core/clock'

/** Why an invoice is not reminded of although it is open. */
export type Hindrance =
  | 'promised'
  | 'invoiceStopped'
  | 'clientStopped'
  | 'clientNotReminded'
  | 'collected'

/** Reasons that hold back a reminder. */
export interface Held {
  /** The day that payment was promised for. */
  promisedOn: Day | null
  invoiceStop: Stop | null
  clientStop: Stop | null
  /** The client's own switch. */
  isReminded: boolean
  /** The company collects it by direct debit. */
  isCollected: boolean
  /** Day of the file that collects it; null as long as it is in none. */
  collectOn: Day | null
}

export interface Stop {
  reason: string
  /** Its last day; null until it is lifted. */
  untilOn: Day | null
}

/** The strongest thing that holds a reminder back on a day; undefined when nothing does. */
export function hindranceOn(held: Held, today: Day): Hindrance | undefined {
  if (isAwaited(held, today)) return 'collected'
  if (!held.isReminded) return 'clientNotReminded'
  if (isInForce(held.clientStop, today)) return 'clientStopped'
  if (isInForce(held.invoiceStop, today)) return 'invoiceStopped'
  // The promised day is still the client's.
  if (held.promisedOn !== null && held.promisedOn >= today) return 'promised'
  return undefined
}

/** A client with a mandate is not late before the company has collected: fetching the money is the company's part. */
const isAwaited = ({ isCollected, collectOn }: Held, today: Day) =>
  isCollected && (collectOn === null || collectOn >= today)

const isInForce = (stop: Stop | null, today: Day) =>
  stop !== null && (stop.untilOn === null || stop.untilOn >= today)
