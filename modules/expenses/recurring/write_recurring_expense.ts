import { addDays, type Day, now, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { decimal } from '#core/money/decimal'
import { pricedLines } from '#modules/expenses/actions/expense_lines'
import { totalsOf } from '#modules/expenses/figures'
import { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { ownFigures } from '#modules/expenses/own_amounts'
import { assertLineCategories } from '#modules/expenses/own_categories/assert_categories'
import { assertProject } from '#modules/expenses/rebilling/assert_project'
import { assertRebilling } from '#modules/expenses/rebilling/rebilling_rules'
import type {
  NewRecurringExpenseInput,
  RecurringExpenseInput,
} from '#modules/expenses/validators/recurring_expense'
import { indexFrom, readSchedule } from '#modules/recurring/public'
import { moveTo } from './move_to.js'
import { assertFewPast, recordPast } from './record_past.js'
import { recordStep } from './record_step.js'
import { type StoredExpense, storedExpense } from './stored_expense.js'

/**
 * A new recurring expense. Dates before today are recorded on request only: their expenses may be in the books already.
 * Only inside inTx.
 * @throws FieldError 422 `expenses.recurring_nothing_comes` at `endsOn`, and as addExpense, readSchedule, assertFewPast
 * and recordPast
 */
export async function addRecurringExpense(
  company: CompanyScope,
  { recordsPast = false, acknowledged = false, ...input }: NewRecurringExpenseInput
) {
  const recurring = RecurringExpense.for(company)
  recurring.merge({ status: 'active', runsMade: 0, createdAt: now(), version: 1 })
  await fill(company, recurring, input)
  const { timeZone } = company
  const present = today(timeZone)
  if (recordsPast) assertFewPast(recurring, present)
  moveTo(recurring, recordsPast ? 0 : indexFrom(recurring.schedule, present), timeZone)
  assertComes(recurring)
  await recurring.save()
  await recordStep(recurring, 'recurring_expense.added', { next: recurring.nextOn })
  if (recordsPast) await recordPast(company, recurring, acknowledged)
  return recurring
}

/**
 * Changes a recurring expense from its next date on; recorded expenses stay as they are. A new schedule goes on after
 * the last date that was recorded. One that had failed goes on with the date that failed. Only inside inTx.
 * @throws 409 `version_conflict` with the current `version`, `expenses.recurring_has_ended`, 422 as
 * addRecurringExpense
 */
export async function changeRecurringExpense(
  company: CompanyScope,
  recurring: RecurringExpense,
  { version, ...input }: RecurringExpenseInput & { version?: number }
) {
  recurring.assertGoesOn()
  if (version !== undefined && version !== recurring.version) {
    throw conflict('version_conflict', { extra: { version: recurring.version } })
  }
  await recurring.claim()
  const before = JSON.stringify(recurring.schedule)
  await fill(company, recurring, input)
  const isSame = JSON.stringify(recurring.schedule) === before
  const index = isSame
    ? recurring.nextIndex
    : indexFrom(recurring.schedule, await firstFreeDay(company, recurring))
  moveTo(recurring, index, company.timeZone)
  assertComes(recurring)
  if (recurring.status === 'failed') recurring.status = 'active'
  await recurring.save()
  await recordStep(recurring, 'recurring_expense.changed', { next: recurring.nextOn })
}

async function fill(
  company: CompanyScope,
  recurring: RecurringExpense,
  input: RecurringExpenseInput
) {
  const { vendor, clientId = null, schedule, endsOn, endsAfter, payment, dueDays, ...more } = input
  const { currency = company.currency, ...content } = more
  const { lines, taxTreatment = 'domestic', exchangeRate = null, isRebillable = false } = content
  const { privateShare = decimal(0n), projectId = null } = content
  await assertLineCategories(company, lines, keptBy(recurring))
  const totals = totalsOf(pricedLines(lines, { currency, taxTreatment, privateShare }))
  ownFigures(totals, { currency, exchangeRate, ownCurrency: company.currency })
  await assertRebilling(company, { clientId, isRebillable, privateShare })
  await assertProject(company, { projectId })
  recurring.merge({
    vendor,
    foldedVendor: foldText(vendor),
    clientId,
    expense: storedExpense(content),
    currency,
    gross: totals.gross,
    payment,
    dueDays: payment === 'transfer' ? (dueDays ?? 0) : 0,
    schedule: readSchedule(schedule),
    endsOn: endsOn ?? null,
    endsAfter: endsAfter ?? null,
  })
}

/** Its categories stay when they have been archived since; a new one has none. */
const keptBy = ({ expense }: Pick<RecurringExpense, 'expense'>) =>
  (expense as StoredExpense | undefined)?.lines.map(({ category }) => category) ?? []

function assertComes({ nextOn }: RecurringExpense) {
  if (nextOn === null) throw new FieldError('endsOn', 'expenses.recurring_nothing_comes')
}

const LAST_RUN =
  'select max(occurrence_on) as day from expense_runs where company_id = ? and recurring_id = ?'

/** The first day that a new schedule may use. */
async function firstFreeDay({ id, timeZone }: CompanyScope, recurring: RecurringExpense) {
  const [row] = await readRows<{ day: Day | null }>(LAST_RUN, [id, recurring.id])
  const present = today(timeZone)
  const after = row?.day ? addDays(row.day, 1) : present
  return after > present ? after : present
}
