import { addDays, type Day, today } from '#core/clock'
import { AppError, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { monthsReported } from '#modules/expenses/reported_months'
import { reportedMonthOf } from '#modules/invoicing/public'
import { type Course, indexFrom, occurrence } from '#modules/recurring/public'
import { recordNext } from './record_next.js'

/** Most past dates that are recorded in one step: five years of months, more than a year of weeks. */
const MOST = 60

/** How many dates of a new recurring expense lie before today. */
export function countPast({ schedule, endsOn, endsAfter }: Course, present: Day): number {
  const end = endsOn === null ? present : addDays(endsOn, 1)
  const count = indexFrom(schedule, end < present ? end : present)
  return endsAfter === null ? count : Math.min(count, endsAfter)
}

/** @throws FieldError 422 `expenses.recurring_too_many_past` at `recordsPast` */
export function assertFewPast(course: Course, present: Day) {
  const count = countPast(course, present)
  if (count <= MOST) return
  const values = { count, max: MOST }
  throw new FieldError('recordsPast', 'expenses.recurring_too_many_past', { values })
}

/**
 * Records the dates of a new recurring expense that lie before today: all of them or, when one cannot be recorded,
 * none. Only inside inTx.
 * @throws 409 `expenses.month_reported` with all `months`, and as addExpense
 */
export async function recordPast(
  company: CompanyScope,
  recurring: RecurringExpense,
  isAcknowledged: boolean
) {
  const present = today(company.timeZone)
  const count = countPast(recurring, present)
  try {
    while (recurring.nextOn !== null && recurring.nextOn < present) {
      await recordNext(company, recurring, recurring.nextOn, isAcknowledged)
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'expenses.month_reported') throw error
    throw monthsReported(await reportedAmong(company, recurring, count))
  }
}

async function reportedAmong(company: CompanyScope, { schedule }: RecurringExpense, count: number) {
  const months: string[] = []
  for (let index = 0; index < count; index++) {
    const month = await reportedMonthOf(company, occurrence(schedule, index))
    if (month && !months.includes(month)) months.push(month)
  }
  return months
}
