import { addDays, type Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'

/** Something that lowered the open amount of an invoice: a payment, credit, Skonto, a write-off or a credit note. */
export interface Reduction {
  day: Day
  amount: Minor
}

/** The amount of an invoice and all that has lowered it, in minor units and in any order. */
export interface Debt {
  total: Minor
  settled: readonly Reduction[]
}

/** Consecutive days on which the same amount was open, both included. */
export interface OpenSpan {
  from: Day
  until: Day
  open: Minor
}

/**
 * The amounts that were open from a day to another one, both included; days on which nothing was open are left out.
 *
 * The day on which a payment is received belongs to the amount before it: the client was still in default when that
 * day began, and interest is owed by whole days. So the first day of interest, the day after the event (§ 187 (1)
 * BGB), and the last one, the day of the event, mirror each other.
 */
export function openSpans(
  { total, settled }: Debt,
  { from, until }: { from: Day; until: Day }
): OpenSpan[] {
  const reductions = new Map<Day, bigint>([[from, NOTHING]])
  for (const { day, amount } of settled) {
    const next = addDays(day, 1)
    const first = next > from ? next : from
    reductions.set(first, (reductions.get(first) ?? NOTHING) + amount)
  }
  const changes = [...reductions].filter(([first]) => first <= until).toSorted(byDay)
  let open: bigint = total
  return changes
    .map(([first, amount], index) => {
      open -= amount
      const next = changes[index + 1]?.[0]
      return { from: first, until: next ? addDays(next, -1) : until, open: minor(open) }
    })
    .filter((span) => span.open > NOTHING)
}

const byDay = ([one]: [Day, bigint], [other]: [Day, bigint]) => (one < other ? -1 : 1)
