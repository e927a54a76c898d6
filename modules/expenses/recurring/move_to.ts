import type { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { comes, dueAt, occurrence } from '#modules/recurring/public'

/** Makes the date with a number the next one, or ends the recurring expense when no date comes any more. */
export function moveTo(recurring: RecurringExpense, index: number, timeZone: string) {
  recurring.merge({ nextIndex: index, failures: 0, reason: null })
  if (!comes(recurring, index)) return endOf(recurring)
  const day = occurrence(recurring.schedule, index)
  return recurring.merge({ nextOn: day, nextAt: dueAt(day, timeZone) })
}

export const endOf = (recurring: RecurringExpense) =>
  recurring.merge({ status: 'ended', nextOn: null, nextAt: null, failures: 0, reason: null })
