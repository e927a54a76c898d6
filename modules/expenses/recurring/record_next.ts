import { addDays, type Day, now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { addExpense } from '#modules/expenses/actions/save_expense'
import type { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { newExpenseValidator } from '#modules/expenses/validators/expense'
import { moveTo } from './move_to.js'
import { recordStep } from './record_step.js'

/**
 * Records the expense of the next date, dated on that day however late it is, and moves on: neither is there without
 * the other. A date that has its expense is passed over. It must have been claimed. Only inside inTx.
 * @param isAcknowledged that it changes a reported month; the schedule cannot ask, so the audit log names the month
 * @throws as addExpense
 */
export async function recordNext(
  company: CompanyScope,
  recurring: RecurringExpense,
  day: Day,
  isAcknowledged = true
) {
  if (!(await hasRun(recurring, day))) {
    const expense = await addExpense(company, await inputFor(recurring, day, isAcknowledged), {
      kept: 'all',
    })
    await keepRun(recurring, day, expense.id)
    recurring.runsMade += 1
    const { id: expenseId, number } = expense
    await recordStep(recurring, 'recurring_expense.ran', { day, expenseId, number })
  }
  moveTo(recurring, recurring.nextIndex + 1, company.timeZone)
  await recurring.save()
}

/** The content is validated again, as a request with it would be. */
function inputFor(recurring: RecurringExpense, date: Day, acknowledged: boolean) {
  const { vendor, currency, clientId, expense, payment, dueDays } = recurring
  return newExpenseValidator.validate({
    ...expense,
    vendor,
    currency,
    clientId,
    date,
    acknowledged,
    ...(payment === 'automatic' ? { paidDate: date } : { dueDate: addDays(date, dueDays) }),
  })
}

const RUN = `
  select id from expense_runs
  where company_id = ? and recurring_id = ? and occurrence_on = ?`

async function hasRun({ companyId, id }: RecurringExpense, day: Day) {
  return (await readRows<{ id: string }>(RUN, [companyId, id, day])).length > 0
}

/** A second process with the same date is refused by the unique key, and with it the expense that it has recorded. */
async function keepRun({ companyId, id }: RecurringExpense, day: Day, expenseId: string) {
  try {
    await insertRows('expense_runs', [
      {
        company_id: companyId,
        id: newId(),
        recurring_id: id,
        occurrence_on: day,
        expense_id: expenseId,
        happened_at: now(),
      },
    ])
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
