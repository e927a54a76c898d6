import type { Day } from '#core/clock'
import type { StoredInteger } from '#core/money/columns'

/** A row of `payments`: money received for one invoice or several. */
export interface PaymentRow {
  company_id: string
  id: string
  client_id: string | null
  client_name: string
  currency: string
  amount: StoredInteger
  paid_on: Day
  method: string
  note: string
  /** The remittance information of the bank. */
  reference: string
  created_at: number
}
