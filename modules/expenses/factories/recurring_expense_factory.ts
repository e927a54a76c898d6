import type { ApiClient } from '@japa/api-client'
import type { Day } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { recordNext } from '#modules/expenses/recurring/record_next'
import { runDueExpenses } from '#modules/expenses/recurring/run_due_expenses'
import { scopeOf } from '#modules/recurring/public'

/** 1,487.50 with 237.50 of VAT. */
export const RENT = { category: 'rent', description: 'Miete', amount: 1487.5, taxRate: 19 }

/** Records everything that is due, as the worker of a server does. */
export async function recordAllDue() {
  while (await runDueExpenses());
}

/** Expenses of earlier tests would otherwise be caught up on for all their years, a minute of work. */
async function pauseOthers() {
  await inTx(() =>
    writer().from('recurring_expenses').where('status', 'active').update({ status: 'paused' })
  )
}

/** Records the expense of the next date, although it is not due yet. */
export async function recordNow(companyId: string, id: string) {
  const company = await scopeOf(companyId)
  await inTx(async () => {
    const recurring = await RecurringExpense.lockIn(company, id)
    await recurring.claim()
    await recordNext(company, recurring, recurring.nextOn ?? '')
  })
}

/** Monthly from its start on, by default. */
export const each = (startOn: Day, schedule: object = {}) => ({
  startOn,
  every: 1,
  unit: 'month',
  ...schedule,
})

/** The part of an expense that a test reads. */
export interface RecordedExpense {
  _id: string
  vendor: string
  date: Day
  gross: number
}

/** The part of a recorded date that a test reads; without an expense when that was deleted. */
export interface RecordedRun {
  date: Day
  expense: { hasReceipt: boolean } | null
}

/** A company whose owner has expenses that come again and again. */
export async function makeRecurringExpenseDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeExpenseDesk>[1] = {}
) {
  await pauseOthers()
  const desk = await makeExpenseDesk(client, overrides)
  const PATH = '/api/recurring-expenses'

  /** The rent, on the 1st of each month from 2030 on and to be paid in three days by default. */
  const bodyOf = (body: object = {}) => ({
    vendor: 'Hausverwaltung Speicherhof',
    lines: [RENT],
    schedule: each('2030-01-01'),
    payment: 'transfer',
    dueDays: 3,
    ...body,
  })
  const propose = (body: object = {}) => desk.post(PATH, bodyOf(body))
  async function repeat(body: object = {}) {
    const answer = await propose(body)
    answer.assertStatus(201)
    return answer.body()
  }
  const read = async (id: string) => (await desk.get(`${PATH}/${id}`)).body()
  const change = (id: string, body: object = {}) => desk.put(`${PATH}/${id}`, bodyOf(body))
  const pause = (id: string) => desk.post(`${PATH}/${id}/pause`)
  const resume = (id: string) => desk.remove(`${PATH}/${id}/pause`)
  const end = (id: string) => desk.post(`${PATH}/${id}/end`)
  /** Oldest first. */
  const recorded = async (): Promise<RecordedExpense[]> =>
    (await desk.get('/api/expenses?sort=date&order=asc')).body()
  const daysRecorded = async () => (await recorded()).map(({ date }) => date)

  return {
    ...desk,
    PATH,
    propose,
    repeat,
    read,
    change,
    pause,
    resume,
    end,
    recorded,
    daysRecorded,
  }
}
