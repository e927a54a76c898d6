import { addDays, type Day } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { Period } from '#modules/datev/bookings/book'

/** The header of a DATEV file takes years from 2000. */
const FIRST_DAY: Day = '2000-01-01'

/** Days of three years. */
const MOST_DAYS = 1_096

/** @throws 422 `datev.period_turned`, `datev.period_too_early`, `datev.period_too_long` */
export function assertPeriod({ from, to }: Period) {
  if (to < from) throw new FieldError('to', 'datev.period_turned')
  if (from < FIRST_DAY) throw new FieldError('from', 'datev.period_too_early')
  if (to >= addDays(from, MOST_DAYS)) throw new FieldError('to', 'datev.period_too_long')
}
