import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'

/** An entry as it stands in a file, of whatever format. */
export interface ParsedEntry {
  bookedOn: Day
  valuedOn: Day | null
  /** ISO 4217 */
  currency: string
  /** Above zero what came, below zero what left. */
  amount: Minor
  counterpartyName: string
  /** IBAN, or whatever number the bank gives instead. */
  counterpartyIban: string
  purpose: string
  /** What the bank calls this entry; empty when it gives none. */
  reference: string
  /** What the payer calls it. */
  endToEnd: string
}

/** What was in the account at the end of a day. */
export interface ClosingBalance {
  day: Day
  /** ISO 4217 */
  currency: string
  /** Below zero for an overdrawn account. */
  amount: Minor
}

/** The entries of one account. */
export interface ParsedStatement {
  /** IBAN, or whatever number the bank gives instead; empty when the file does not say. */
  account: string
  entries: ParsedEntry[]
  /** The balance at its end, where the file says it. */
  closing?: ClosingBalance
  /** Which file of a ZIP file it stood in; equal entries of two files are one. */
  part?: number
}

export type StatementFormat = 'camt' | 'mt940' | 'ofx' | 'csv'
