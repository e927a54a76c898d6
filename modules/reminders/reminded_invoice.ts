import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { InterestPeriod } from '#modules/reminders/rules/interest'
import type { StartOfInterest } from '#modules/reminders/rules/start_of_interest'

/** A period on reminders of the forms 1 to 3: all of them bear interest on the open amount of the reminder's day. */
type UndatedPeriod = Pick<InterestPeriod, 'days' | 'percent'>

export type RemindedPeriod = InterestPeriod | UndatedPeriod

/** An invoice as listed in a reminder. */
export interface RemindedInvoice {
  invoiceId: string
  /** The level of the reminder that lists it. */
  level: number
  number: string
  dateOn: Day
  /** Its own due date, which no reminder changes. */
  dueOn: Day
  total: Minor
  open: Minor
  interest: { periods: readonly RemindedPeriod[]; amount: Minor }
  /** Null when nothing had put the client in default, and on reminders from before 2026-12. */
  start: StartOfInterest | null
}

export const isDated = (period: RemindedPeriod): period is InterestPeriod => 'from' in period

/**
 * The periods to list in a table, one line each: none when there is a single period on the open amount of the
 * invoice, which a line of text says as well.
 */
export function listedPeriods({
  open,
  interest: { periods },
}: Pick<RemindedInvoice, 'open' | 'interest'>): InterestPeriod[] {
  const dated = periods.filter(isDated)
  return dated.length > 1 || dated.some((period) => period.open !== open) ? dated : []
}
