import type { Day } from '#core/clock'
import type { StoredInteger } from '#core/money/columns'

/**
 * What takes something off what an invoice still asks for: money received for it, credit of the client, the
 * discount for paying early, what is given up, and a credit note on it.
 */
export type SettlementKind = 'payment' | 'credit' | 'skonto' | 'writeOff' | 'creditNote'

/** Money: what these add up to was paid. The other kinds lower what is asked for. */
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
