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

/** All that is printed on a statement of account, and nothing else. */
export interface StatementPdfModel extends LetterModel {
  /** Missing when the account is told from its beginning. */
  from?: Day
  until: Day
  /** Only what is not settled: then there is no balance before. */
  isOpenOnly: boolean
  opening: Minor
  closing: Minor
  entries: readonly PdfAccountEntry[]
  /** What is open by how long it has been due: not yet, up to 30, 60, 90 days and longer. */
  ageing: readonly [Minor, Minor, Minor, Minor, Minor]
  intro: string
}
