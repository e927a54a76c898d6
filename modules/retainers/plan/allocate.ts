import type { Day } from '#core/clock'
import type { RetainerTerms } from '#modules/recurring/public'

/** A period with the hours that it has to give. All figures are seconds. */
export interface Pool {
  id: string
  from: Day
  until: Day
  includedSeconds: number
  /** From the period before. For a period that was never settled it follows from that one. */
  carriedSeconds: number
  /** Settled by an invoice: only time that fits in its rest is added to it. */
  isClosed: boolean
  /** Not stored yet. */
  isNew: boolean
  /** Included hours that settled entries have used. */
  spentSeconds: number
}

/** Work to count: seconds as they are billed, on a day of the company's zone. */
export interface Work {
  day: Day
  seconds: number
  /** Whether hours beyond the included ones can be put on the invoice. */
  canExceed: boolean
}

/** Work that counts against a period. */
export interface Counted<Entry> {
  entry: Entry
  periodId: string
  seconds: number
  /** The part that the fee includes. */
  includedSeconds: number
}

export interface Allocation<Entry> {
  /** Each period with its carried hours, in order. */
  pools: Pool[]
  counted: Counted<Entry>[]
  /** Work that would exceed the included hours and has no rate: it waits. */
  waiting: Entry[]
}

type CarryTerms = Pick<RetainerTerms, 'carryOver' | 'carryLimitSeconds'>

/**
 * Counts work, the oldest first, against the periods of a retainer. Work of a settled period uses the rest of that period
 * as long as no later one has taken it over, otherwise it counts in the first period that is open.
 * @param pools in order
 */
export function allocate<Entry extends Work>(
  pools: readonly Pool[],
  entries: readonly Entry[],
  terms: CarryTerms
): Allocation<Entry> {
  const counted: Counted<Entry>[] = []
  const waiting: Entry[] = []
  const all = pools.map((pool) => ({ ...pool }))
  const open = all.filter(({ isClosed }) => !isClosed)
  const placed = Map.groupBy(entries, (entry) => placeOf(entry, all, open, counted))
  for (const [index, pool] of all.entries()) {
    if (pool.isClosed) continue
    const before = all[index - 1]
    if (pool.isNew) pool.carriedSeconds = before ? carriedFrom(before, terms) : 0
    for (const entry of placed.get(pool.id) ?? []) {
      const includedSeconds = Math.min(entry.seconds, restOf(all, index))
      if (includedSeconds < entry.seconds && !entry.canExceed) {
        waiting.push(entry)
        continue
      }
      pool.spentSeconds += includedSeconds
      counted.push({ entry, periodId: pool.id, seconds: entry.seconds, includedSeconds })
    }
  }
  return { pools: all, counted, waiting }
}

/** The id of the open period in which an entry counts; one that fits in its closed period is counted there at once. */
function placeOf<Entry extends Work>(
  entry: Entry,
  all: Pool[],
  open: readonly Pool[],
  counted: Counted<Entry>[]
) {
  const index = all.findIndex(({ from, until }) => from <= entry.day && entry.day <= until)
  const own = all[index]
  if (own && !own.isClosed) return own.id
  if (own && restOf(all, index) >= entry.seconds) {
    own.spentSeconds += entry.seconds
    counted.push({
      entry,
      periodId: own.id,
      seconds: entry.seconds,
      includedSeconds: entry.seconds,
    })
    return undefined
  }
  return open[0]?.id
}

/** Seconds that a period still has to give; those that a stored later period has taken over are gone. */
function restOf(all: readonly Pool[], index: number) {
  const pool = all[index]
  if (!pool) return 0
  const next = all[index + 1]
  const passedOn = next && !next.isNew ? next.carriedSeconds : 0
  return Math.max(0, pool.includedSeconds + pool.carriedSeconds - pool.spentSeconds - passedOn)
}

/** Seconds that the next period takes over. */
export function carriedFrom(pool: Pool, { carryOver, carryLimitSeconds }: CarryTerms) {
  const rest = Math.max(0, pool.includedSeconds + pool.carriedSeconds - pool.spentSeconds)
  switch (carryOver) {
    case 'none':
      return 0
    case 'next':
      return Math.min(rest, pool.includedSeconds)
    case 'limit':
      return Math.min(rest, carryLimitSeconds ?? 0)
  }
}
