import type { Day } from '#core/clock'
import type { StoredInteger } from '#core/money/columns'

/** `open`: not decided yet. `matched`: booked as a payment or has paid expenses. `ignored`: neither. */
export const ENTRY_STATES = ['open', 'matched', 'ignored'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** A row of `bank_entries`. */
export interface BankEntryRow {
  company_id: string
  id: string
  statement_id: string
  state: EntryState
  booked_on: Day
  valued_on: Day | null
  currency: string
  amount: StoredInteger
  account: string
  counterparty_name: string
  counterparty_iban: string
  purpose: string
  reference: string
  end_to_end: string
  payment_id: string | null
  /** Its payment was recorded by hand and stays when the entry is let go of. */
  is_linked: 0 | 1
  /** Money that left and paid expenses instead of invoices. */
  pays_expenses: 0 | 1
  /** Money that direct debits have brought, or that left because one of them came back. */
  pays_collection: 0 | 1
  /** ISO 20022 code of a returned payment; empty for other entries. */
  return_reason: string
  created_at: number
}

/** A row of `bank_statements`. */
export interface BankStatementRow {
  id: string
  file_name: string
  format: 'camt' | 'mt940' | 'ofx' | 'csv'
  account: string
  from_on: Day
  until_on: Day
  entry_count: number
  created_at: number
}
