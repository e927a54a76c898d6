import type { Day } from '#core/clock'
import type { LetterModel } from './pdf_model.js'

/** A day of a printed month of working time. Seconds everywhere. */
export interface PdfWorkingDay {
  day: Day
  workedSeconds: number
  targetSeconds: number
  /** Why it is free, or empty. */
  remark: string
}

/** The complete content of a printed month of somebody's working time. The person is the recipient. */
export interface WorkingTimePdfModel extends LetterModel {
  from: Day
  to: Day
  days: readonly PdfWorkingDay[]
  /** Up to and including `overtimeUntil`; null without weekly hours. */
  overtimeSeconds: number | null
  overtimeUntil: Day
}
