import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { LetterModel } from './pdf_model.js'

/** A line of an account. */
export interface PdfAccountEntry {
  day: Day
  /** `invoice`, `payment` …: a name of the engine's own words `pdf.statement.kind`. */
  kind: string
  number: string
  description: string
  dueOn: Day | null
  /** A debit is positive, a credit negative. */
  amount: Minor
  /** Of the account after this entry. */
  balance: Minor
}

/** The complete content of a printed statement of account. */
export interface StatementPdfModel extends LetterModel {
  /** Missing when the account is shown from its beginning. */
  from?: Day
  until: Day
  /** Only unsettled entries: then there is no balance brought forward. */
  isOpenOnly: boolean
  opening: Minor
  closing: Minor
  entries: readonly PdfAccountEntry[]
  /** The open amounts by age: not yet due, up to 30, 60, 90 days and longer. */
  ageing: readonly [Minor, Minor, Minor, Minor, Minor]
  intro: string
}
