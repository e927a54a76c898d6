import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { indexFrom } from '#modules/recurring/public'
import { endOf, moveTo } from './move_to.js'
import { recordStep } from './record_step.js'

/** One that goes on, taken for the open transaction. @throws 404, 409 `expenses.recurring_has_ended` */
async function take(company: CompanyScope, id: string) {
  const recurring = await RecurringExpense.lockIn(company, id)
  recurring.assertGoesOn()
  await recurring.claim()
  return recurring
}

/** Records nothing until it is resumed. Only inside inTx. @throws as take */
export async function pauseRecurring(company: CompanyScope, id: string) {
  const recurring = await take(company, id)
  await recurring.merge({ status: 'paused', failures: 0, reason: null }).save()
  await recordStep(recurring, 'recurring_expense.paused')
  return recurring
}

/**
 * Goes on after a pause, without the dates that passed meanwhile, or after a failure, with the date that failed. Only
 * inside inTx.
 * @throws as take, 409 `expenses.recurring_is_active`
 */
export async function resumeRecurring(company: CompanyScope, id: string) {
  const recurring = await take(company, id)
  const { status, schedule, nextIndex } = recurring
  if (status === 'active') throw conflict('expenses.recurring_is_active')
  const present = indexFrom(schedule, today(company.timeZone))
  recurring.status = 'active'
  moveTo(
    recurring,
    status === 'paused' ? Math.max(present, nextIndex) : nextIndex,
    company.timeZone
  )
  await recurring.save()
  await recordStep(recurring, 'recurring_expense.resumed', { next: recurring.nextOn })
  return recurring
}

/** Nothing comes any more. Only inside inTx. @throws as take */
export async function endRecurring(company: CompanyScope, id: string) {
  const recurring = await take(company, id)
  await endOf(recurring).save()
  await recordStep(recurring, 'recurring_expense.ended')
  return recurring
}

const RUN = 'select id from expense_runs where company_id = ? and recurring_id = ? limit 1'

/**
 * Deletes one that has recorded nothing. Only inside inTx.
 * @throws 404, 409 `expenses.recurring_has_runs`
 */
export async function deleteRecurring(company: CompanyScope, id: string) {
  const recurring = await RecurringExpense.lockIn(company, id)
  const runs = await readRows<{ id: string }>(RUN, [company.id, id])
  if (runs.length > 0) throw conflict('expenses.recurring_has_runs')
  await recurring.delete()
  await recordStep(recurring, 'recurring_expense.deleted')
}
