import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { Interest } from '#modules/reminders/rules/interest'
import type { StartOfInterest } from '#modules/reminders/rules/start_of_interest'

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
  interest: Interest
  /** Null when nothing had put the client in default, and on reminders from before 2026-12. */
  start: StartOfInterest | null
}
