import type { Day } from '#core/clock'
import type { StoredInteger } from '#core/money/columns'

/**
 * Everything that reduces the open amount of an invoice: money received for it, credit of the client, early-payment
 * discount, a write-off, and a credit note on it.
 */
export type SettlementKind = 'payment' | 'credit' | 'skonto' | 'writeOff' | 'creditNote'

/** Money: the sum of these is the paid amount. The other kinds reduce the amount due. */
export const isMoney = (kind: SettlementKind) => kind === 'payment' || kind === 'credit'

/**
 * Whether it lowers the VAT that is owed, in the period of its day (§ 17 (1) and (2) no. 1 UStG). A credit note does
 * that too, by the figures that stand on it.
 */
export const lowersTax = (kind: SettlementKind) => kind === 'skonto' || kind === 'writeOff'

/** A row of `settlements`. */
export interface SettlementRow {
  company_id: string
  id: string
  invoice_id: string
  kind: SettlementKind
  currency: string
  amount: StoredInteger
  settled_on: Day
  payment_id: string | null
  credit_id: string | null
  credit_note_id: string | null
  /** Why something was written off. */
  reason: string
  created_at: number
}
