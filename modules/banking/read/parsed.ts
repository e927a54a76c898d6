import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'

/** An entry as in its file, in any format. */
export interface ParsedEntry {
  bookedOn: Day
  valuedOn: Day | null
  /** ISO 4217 */
  currency: string
  /** Above zero when received, below zero when paid. */
  amount: Minor
  counterpartyName: string
  /** IBAN, or another number that the bank uses instead. */
  counterpartyIban: string
  purpose: string
  /** The bank's reference; empty without one. */
  reference: string
  /** The payer's reference. */
  endToEnd: string
  /** ISO 20022 code of the reason in an entry by which a payment comes back. */
  returnReason?: string
}

/** The account balance at the end of a day. */
export interface ClosingBalance {
  day: Day
  /** ISO 4217 */
  currency: string
  /** Below zero for an overdrawn account. */
  amount: Minor
}

/** The entries of one account. */
export interface ParsedStatement {
  /** IBAN, or another number that the bank uses instead; empty when the file has none. */
  account: string
  entries: ParsedEntry[]
  /** The balance at its end, where the file says it. */
  closing?: ClosingBalance
  /** Which file of a ZIP file it stood in; equal entries of two files are one. */
  part?: number
}

export type StatementFormat = 'camt' | 'mt940' | 'ofx' | 'csv'
