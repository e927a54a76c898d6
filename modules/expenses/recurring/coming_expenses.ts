import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { courseOf } from '#modules/expenses/transformers/recurring_expense_transformer'
import { comes, occurrence } from '#modules/recurring/public'
import type { RecurringExpenseRow } from './recurring_list.js'

/** An expense that a recurring one will record. `gross` is in minor units of `currency`. */
export interface ComingExpense {
  recurringId: string
  vendor: string
  /** See `foldText`. */
  foldedVendor: string
  currency: string
  gross: Minor
  /** The day of the schedule, which is the expense's date. */
  runsOn: Day
  /** When it is paid. */
  dueOn: Day
}

type Row = RecurringExpenseRow & { folded_vendor: string }

const ACTIVE = `
  select * from recurring_expenses
  where company_id = ? and status = 'active' and next_on <= ? order by next_on, id`

/**
 * The expenses that active recurring ones will record up to a day, by the schedule that records them. Recorded dates
 * are left out: each continues with its next one.
 */
export async function comingExpenses(
  { id }: CompanyReference,
  until: Day
): Promise<ComingExpense[]> {
  const rows = await readRows<Row>(ACTIVE, [id, until])
  return rows.flatMap((row) => runsOf(row, until))
}

function runsOf(row: Row, until: Day): ComingExpense[] {
  const course = courseOf(row)
  const runs: ComingExpense[] = []
  for (let index = course.nextIndex; comes(course, index); index++) {
    const runsOn = occurrence(course.schedule, index)
    if (runsOn > until) break
    runs.push({
      recurringId: row.id,
      vendor: row.vendor,
      foldedVendor: row.folded_vendor,
      currency: row.currency,
      gross: moneyFromRow(row.gross),
      runsOn,
      dueOn: addDays(runsOn, Number(row.due_days)),
    })
  }
  return runs
}
