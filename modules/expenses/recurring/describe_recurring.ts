import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { StoredInteger } from '#core/money/columns'
import { todayOf } from '#modules/expenses/expense_status'
import {
  courseOf,
  transformRecurringRow,
  transformRun,
} from '#modules/expenses/transformers/recurring_expense_transformer'
import { courseFrom } from '#modules/recurring/public'
import { comingDates } from './coming_dates.js'
import type { RecurringExpenseRow } from './recurring_list.js'
import type { StoredExpense } from './stored_expense.js'

const RECURRING = 'select * from recurring_expenses where company_id = ? and id = ?'
const PROJECT = 'select id as _id, name from projects where company_id = ? and id = ?'
const CLIENT = 'select id as _id, name from clients where company_id = ? and id = ?'

/** A date of a recurring expense with what it has recorded, as far as that is still there. */
export interface RecurringRunRow {
  occurrence_on: Day
  expense_id: string | null
  number: string | null
  currency: string | null
  gross: StoredInteger | null
  receipts: StoredInteger | null
}

const RUNS = `
  select runs.occurrence_on, expenses.id as expense_id, expenses.number, expenses.currency, expenses.gross,
    expenses.receipts
  from expense_runs as runs left join expenses
    on expenses.company_id = runs.company_id and expenses.id = runs.expense_id
  where runs.company_id = ? and runs.recurring_id = ?
  order by runs.occurrence_on desc limit 24`

/**
 * A recurring expense with its content, its next dates and what it has recorded, as the API shows it.
 * @param language of the reason for a failure
 * @throws 404
 */
export async function describeRecurring(company: CompanyScope, id: string, language: Language) {
  const [row] = await readRows<RecurringExpenseRow>(RECURRING, [company.id, id])
  if (!row) throw notFound()
  const [client = null] = row.client_id
    ? await readRows<{ _id: string; name: string }>(CLIENT, [company.id, row.client_id])
    : []
  const stored = JSON.parse(row.expense) as StoredExpense
  const [project = null] = stored.projectId
    ? await readRows<{ _id: string; name: string }>(PROJECT, [company.id, stored.projectId])
    : []
  const runs = await readRows<RecurringRunRow>(RUNS, [company.id, id])
  const course = courseOf(row)
  // Dates that pass during a pause are left out.
  const ahead = row.status === 'paused' ? courseFrom(course, todayOf(company)) : course
  return {
    ...transformRecurringRow(row, language),
    expense: stored,
    client,
    project,
    endsAfter: course.endsAfter,
    dates: row.next_on === null ? [] : comingDates(ahead),
    runs: runs.map(transformRun),
  }
}
