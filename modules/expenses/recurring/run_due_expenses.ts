import { now } from '#core/clock'
import { inSharedTx, inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { isDatabaseAway } from '#core/database/transaction_failures'
import { workOnEach } from '#core/due_work/work_on_each'
import type { CompanyScope } from '#core/http/caller'
import { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { reasonOf, scopeOf, UNFORESEEN } from '#modules/recurring/public'
import { recordNext } from './record_next.js'
import { recordStep } from './record_step.js'
import { tellEnd, tellOwners } from './tell_owners.js'

const PORTION = 20
/** After this many failures in a row it stops, until somebody changes or resumes it. */
const MOST_FAILURES = 3
const HOUR = 3_600_000

/** For suspended companies nothing is recorded; it stays due. */
const DUE = `
  select recurring_expenses.company_id, recurring_expenses.id
  from recurring_expenses join companies on companies.id = recurring_expenses.company_id
  where recurring_expenses.status = 'active' and recurring_expenses.next_at <= ?
    and companies.status = 'active'
  order by recurring_expenses.next_at limit ${PORTION}`

interface DueRow {
  company_id: string
  id: string
}

const readDue = () => readRows<DueRow>(DUE, [now()])

export const areExpensesDue = async () => (await readDue()).length > 0

/**
 * Records some of the expenses that are due, each all or nothing. Any number of processes may do it at the same time.
 * Dates that a standstill missed are made up for, because the money was spent meanwhile.
 * @returns whether there may be more
 */
export async function runDueExpenses(): Promise<boolean> {
  const due = await readDue()
  await workOnEach(due, async ({ company_id, id }) => runOne(await scopeOf(company_id), id))
  return due.length > 0
}

async function runOne(company: CompanyScope, id: string) {
  try {
    await inSharedTx(async () => {
      const recurring = await dueIn(company, id)
      if (!recurring?.nextOn) return
      await recurring.claim()
      const day = recurring.nextOn
      await recordNext(company, recurring, day)
      if (recurring.nextOn === null) await tellEnd(company, recurring, day)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    await recordFailure(company, id, error)
    // An unforeseen error reaches the log.
    if (!reasonOf(error)) throw error
  }
}

/** Keeps the reason; tried again after an hour, and stopped after the third failure in a row, which owners get a mail about. */
async function recordFailure(company: CompanyScope, id: string, error: unknown) {
  const reason = reasonOf(error) ?? UNFORESEEN
  await inTx(async () => {
    const recurring = await dueIn(company, id)
    if (!recurring) return
    await recurring.claim()
    const failures = recurring.failures + 1
    recurring.merge({ failures, reason, nextAt: now() + HOUR })
    const isLast = failures >= MOST_FAILURES
    if (isLast) recurring.status = 'failed'
    await recurring.save()
    await recordStep(recurring, 'recurring_expense.failed', {
      day: recurring.nextOn,
      reason: reason.code,
    })
    if (isLast) await tellOwners(company, recurring, reason)
  })
}

/** Another process may have been here since it was found to be due. */
async function dueIn(company: CompanyScope, id: string) {
  const recurring = await RecurringExpense.oneLocked(company, id)
  if (recurring?.status !== 'active' || (recurring.nextAt ?? now() + 1) > now()) return null
  return recurring
}
