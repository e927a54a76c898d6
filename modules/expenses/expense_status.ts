import { type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'

export const EXPENSE_STATUSES = ['open', 'overdue', 'paid'] as const
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number]

/**
 * Whether an expense is still to be paid.
 * @param day today in the company's time zone
 */
export function statusOf(
  { paidOn, dueOn }: { paidOn: Day | null; dueOn: Day | null },
  day: Day
): ExpenseStatus {
  if (paidOn) return 'paid'
  return dueOn && dueOn < day ? 'overdue' : 'open'
}

export const todayOf = ({ timeZone }: CompanyScope) => today(timeZone)
