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
 * All that is printed on a timesheet, and nothing else. `number` is the one of the invoice that bills the hours, empty
 * while that is a draft, and `issuedOn` its date. It names no price and no rate.
 */
export interface TimesheetPdfModel extends LetterModel {
  /** Goes out with the invoice, whose number nobody knows yet: it is named nowhere, and the page is no draft. */
  isAnnex?: boolean
  /** At least one; in each what was worked, the oldest first. */
  projects: readonly {
    /** Empty for tasks that stand alone. */
    name: string
    entries: readonly PdfWorkedTime[]
  }[]
}
