import type { Language } from '#core/i18n/languages'
import { moneyFromRow } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { RecurringRunRow } from '#modules/expenses/recurring/describe_recurring'
import type { RecurringExpenseRow } from '#modules/expenses/recurring/recurring_list'
import type { StoredExpense } from '#modules/expenses/recurring/stored_expense'
import { type Course, sayReason } from '#modules/recurring/public'

export const courseOf = (row: RecurringExpenseRow): Course => ({
  schedule: JSON.parse(row.schedule),
  nextIndex: Number(row.next_index),
  runsMade: Number(row.runs_made),
  endsOn: row.ends_on,
  endsAfter: row.ends_after === null ? null : Number(row.ends_after),
})

/** A recurring expense as lists show it; `gross` is in major units. @param language of the reason for a failure */
export const transformRecurringRow = (row: RecurringExpenseRow, language: Language) => ({
  _id: row.id,
  vendor: row.vendor,
  status: row.status,
  categories: categoriesOf(JSON.parse(row.expense)),
  currency: row.currency,
  gross: moneyNumber(moneyFromRow(row.gross), row.currency),
  payment: row.payment,
  dueDays: Number(row.due_days),
  schedule: courseOf(row).schedule,
  nextDate: row.next_on,
  endsOn: row.ends_on,
  runsMade: Number(row.runs_made),
  /** Why the next expense could not be recorded; null when nothing is in the way. */
  reason: row.reason === null ? null : sayReason(JSON.parse(row.reason), language),
  version: Number(row.version),
})

const categoriesOf = ({ lines }: StoredExpense) => [
  ...new Set(lines.map(({ category }) => category)),
]

/** A recorded date; `expense` is null when it has been deleted since. */
export const transformRun = (run: RecurringRunRow) => ({
  date: run.occurrence_on,
  expense:
    run.expense_id === null || run.currency === null
      ? null
      : {
          _id: run.expense_id,
          number: run.number,
          currency: run.currency,
          gross: moneyNumber(moneyFromRow(run.gross ?? 0), run.currency),
          hasReceipt: Number(run.receipts) > 0,
        },
})
