import type { Day } from '#core/clock'

/** An invoice that was paid in full. */
export interface PaidInvoice {
  dateOn: Day
  dueOn: Day | null
  /** Day of the last payment. */
  paidOn: Day
}

export type Risk = 'low' | 'medium' | 'high'

export interface PaymentBehaviour {
  /** How many paid invoices it is taken from; the rest is null without any. */
  invoices: number
  /** From the date of the invoice to its last payment. */
  averageDays: number | null
  /** After the due date; negative when most are paid early. */
  medianDelay: number | null
  /** Percent of those with a due date that were paid by it. */
  onTimeRate: number | null
  lastPaidOn: Day | null
  risk: Risk | null
}

/** Fewer tell nothing of a habit, unless something is badly late now. */
const FEWEST = 3

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/**
 * How a client pays, from its latest paid invoices and what is late now.
 * @param longestLate days that its oldest open item is past due
 */
export function behaviourOf(paid: readonly PaidInvoice[], longestLate: number): PaymentBehaviour {
  const delays = paid
    .flatMap(({ dueOn, paidOn }) => (dueOn ? daysBetween(dueOn, paidOn) : []))
    .sort((one, other) => one - other)
  const onTimeRate = percent(delays.filter((delay) => delay <= 0).length, delays.length)
  const days = paid.map(({ dateOn, paidOn }) => daysBetween(dateOn, paidOn))
  const averageDays = days.length
    ? Math.round(days.reduce((sum, one) => sum + one, 0) / days.length)
    : null
  return {
    invoices: paid.length,
    averageDays,
    medianDelay: median(delays),
    onTimeRate,
    lastPaidOn:
      paid
        .map(({ paidOn }) => paidOn)
        .sort()
        .at(-1) ?? null,
    risk: riskOf({ onTimeRate, counted: delays.length, longestLate }),
  }
}

interface Habit {
  onTimeRate: number | null
  counted: number
  longestLate: number
}

/** Two months late now, or half of all late: high. A month late now, or a fifth of all: medium. */
function riskOf({ onTimeRate, counted, longestLate }: Habit): Risk | null {
  if (longestLate > 60) return 'high'
  const isKnown = counted >= FEWEST && onTimeRate !== null
  if (isKnown && onTimeRate < 50) return 'high'
  if (longestLate > 30) return 'medium'
  if (!isKnown) return null
  return onTimeRate < 80 ? 'medium' : 'low'
}

const percent = (part: number, whole: number) => (whole ? Math.round((part * 100) / whole) : null)

function median(sorted: readonly number[]) {
  if (sorted.length === 0) return null
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : Math.round((sorted[middle - 1] + sorted[middle]) / 2)
}
