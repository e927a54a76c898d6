import type { Day } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { LetterModel } from './pdf_model.js'

/** Time that one person worked on a task, or what rounding adds to such time. */
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
 * The complete content of a printed timesheet. `number` is that of the invoice that bills the hours, empty while it is
 * a draft, and `issuedOn` its date. It shows no price and no rate.
 */
export interface TimesheetPdfModel extends LetterModel {
  /** Goes out with an invoice that has no number yet: no number is printed, and the page is no draft. */
  isAnnex?: boolean
  /** At least one; in each what was worked, the oldest first. */
  projects: readonly {
    /** Empty for tasks without a project. */
    name: string
    entries: readonly PdfWorkedTime[]
  }[]
}
