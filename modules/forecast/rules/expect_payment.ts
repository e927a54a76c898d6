import { addDays, type Day } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Assumptions, Mood } from './assumptions.js'
import { type Fact, isInflow } from './fact.js'

/** A payment as it is expected: on a day, with its probability taken off. */
export interface CashItem extends Fact {
  day: Day
  percent: number
  /** The amount in full. */
  full: Minor
}

/** From here on it is doubtful whether an invoice is paid at all. */
export const LONG_OVERDUE_DAYS = 90
/** When what should have come already is expected. */
const LATE_COMES_AFTER: Record<Mood, number> = { optimistic: 0, expected: 7, pessimistic: 30 }
/** Of clients about whom nothing is known. */
const UNKNOWN_HABIT = { usual: 0, slow: 30 }

/**
 * The day of a payment and the amount that counts. Optimistic: everyone pays on time and every offer is accepted.
 * Pessimistic: clients pay as late as their slowest fifth, no open offer is accepted, and long overdue invoices are
 * never paid. Outflows are the same in every mood.
 */
export function expectPayment(fact: Fact, mood: Mood, assumptions: Assumptions): CashItem {
  const percent = percentOf(fact, mood, assumptions)
  const part = (amount: Minor) => minor(roundedQuotient(amount * BigInt(percent), 100n))
  return {
    ...fact,
    day: dayOf(fact, mood, assumptions),
    percent,
    full: fact.amount,
    amount: part(fact.amount),
    tax: part(fact.tax),
  }
}

function dayOf({ source, isFixed, dueOn, clientId }: Fact, mood: Mood, assumptions: Assumptions) {
  const { today, by, habits } = assumptions
  if (isFixed || !isInflow(source)) return dueOn < today ? today : dueOn
  const { usual, slow } = habits.clients.get(clientId ?? '') ?? habits.all ?? UNKNOWN_HABIT
  const expected = by === 'due' ? 0 : usual
  const delay = {
    expected,
    optimistic: Math.min(0, expected),
    pessimistic: Math.max(expected, slow),
  }[mood]
  const day = addDays(dueOn, delay)
  return day < today ? addDays(today, LATE_COMES_AFTER[mood]) : day
}

function percentOf({ source, dueOn }: Fact, mood: Mood, { today, weights }: Assumptions) {
  const isLate = source === 'invoices' && dueOn < addDays(today, -LONG_OVERDUE_DAYS)
  const kind = isLate ? 'late' : source
  if (!(kind in weights)) return 100
  if (mood === 'optimistic') return 100
  if (mood === 'pessimistic' && (kind === 'offers' || kind === 'late')) return 0
  return weights[kind as keyof typeof weights]
}
