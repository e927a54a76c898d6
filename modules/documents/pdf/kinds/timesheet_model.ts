import type { Day } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { LetterModel } from './pdf_model.js'

/** Time of one person on a task, or the time that rounding adds to it. */
export interface PdfWorkedTime {
  /** Empty for rounding. */
  day: Day | ''
  person: string
  task: string
  note: string
  /** Two places at most. */
  hours: Decimal
}

/**
 * The complete content of a printed timesheet. `number` belongs to the invoice for the hours, empty while it is a
 * draft, and `issuedOn` is its date. It shows no price and no rate.
 */
export interface TimesheetPdfModel extends LetterModel {
  /** Goes out with an invoice that has no number yet: no number is printed, and the page is not marked as a draft. */
  isAnnex?: boolean
  /** At least one; each with its work, the oldest first. */
  projects: readonly {
    /** Empty for tasks without a project. */
    name: string
    entries: readonly PdfWorkedTime[]
  }[]
}
