import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'

/** An invoice that was paid in full. */
export interface PaidInvoice {
  dateOn: Day
  dueOn: Day | null
  /** Day of the last payment. */
  paidOn: Day
}

/** The outcome of the latest closed invoices of a client. */
export interface PaymentHistory {
  paid: readonly PaidInvoice[]
  /** The number of lost invoices, see `isLost`. */
  lost: number
}

/** Whether an invoice counts as lost: a write-off of less than a tenth is a difference, such as a bank's fee. */
export const isLost = ({ total, writtenOff }: { total: Minor; writtenOff: Minor }) =>
  writtenOff > 0n && writtenOff * 10n >= total

export type Risk = 'low' | 'medium' | 'high'

export interface PaymentBehaviour {
  /** How many paid invoices it is taken from; the rest is null without any. */
  invoices: number
  /** From the date of the invoice to its last payment. */
  averageDays: number | null
  /** After the due date; negative when most are paid early. */
  medianDelay: number | null
  /** How many of the latest closed invoices were written off. */
  writtenOff: number
  /** Percent of those with a due date that were paid by it; a written-off one was not. */
  onTimeRate: number | null
  lastPaidOn: Day | null
  risk: Risk | null
}

/** Fewer tell nothing of a habit, unless something is badly late now. */
export const FEWEST = 3

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/**
 * How a client pays, from its latest closed invoices and its overdue ones.
 * @param longestLate days past due of its oldest open item
 */
export function behaviourOf({ paid, lost }: PaymentHistory, longestLate: number): PaymentBehaviour {
  const delays = paid
    .flatMap(({ dueOn, paidOn }) => (dueOn ? daysBetween(dueOn, paidOn) : []))
    .sort((one, other) => one - other)
  const counted = delays.length + lost
  const onTimeRate = percent(delays.filter((delay) => delay <= 0).length, counted)
  const days = paid.map(({ dateOn, paidOn }) => daysBetween(dateOn, paidOn))
  const averageDays = days.length
    ? Math.round(days.reduce((sum, one) => sum + one, 0) / days.length)
    : null
  return {
    invoices: paid.length,
    writtenOff: lost,
    averageDays,
    medianDelay: median(delays),
    onTimeRate,
    lastPaidOn:
      paid
        .map(({ paidOn }) => paidOn)
        .sort()
        .at(-1) ?? null,
    risk: riskOf({ onTimeRate, counted, lost, longestLate }),
  }
}

interface Habit {
  onTimeRate: number | null
  counted: number
  lost: number
  longestLate: number
}

/**
 * An invoice that was never paid, two months late now, or half of all late: high. A month late now, or a fifth of all:
 * medium.
 */
function riskOf({ onTimeRate, counted, lost, longestLate }: Habit): Risk | null {
  if (lost > 0 || longestLate > 60) return 'high'
  const isKnown = counted >= FEWEST && onTimeRate !== null
  if (isKnown && onTimeRate < 50) return 'high'
  if (longestLate > 30) return 'medium'
  if (!isKnown) return null
  return onTimeRate < 80 ? 'medium' : 'low'
}

const percent = (part: number, whole: number) => (whole ? Math.round((part * 100) / whole) : null)

/** The middle of some sorted numbers; null without any. */
export function median(sorted: readonly number[]) {
  if (sorted.length === 0) return null
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : Math.round((sorted[middle - 1] + sorted[middle]) / 2)
}

/** The number that at most a fifth of some sorted numbers exceed. There is at least one. */
export const slowFifth = (sorted: readonly number[]) =>
  sorted[Math.max(0, Math.ceil(sorted.length * 0.8) - 1)]
