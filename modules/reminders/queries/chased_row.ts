import type { Day, Instant } from '#core/clock'
import type { StoredInteger } from '#core/money/columns'
import type { ClientType } from '#modules/clients/public'

/** An open invoice with its client, its newest reminder and its holds, as the database answers it. */
export interface ChasedRow {
  id: string
  number: string
  date_on: Day
  due_on: Day
  client_id: string | null
  client_name: string
  custom_client: string | null
  client_type: ClientType | null
  is_reminded: number | boolean | null
  client_email: string | null
  mailed_contacts: number | null
  currency: string
  total: StoredInteger
  open_amount: StoredInteger
  last_level: number | null
  last_date_on: Day | null
  last_pay_until_on: Day | null
  last_sent_at: Instant | string | null
  last_posted_on: Day | null
  promised_on: Day | null
  direct_debit: string | null
  collect_on: Day | null
  debit_returned_on: Day | null
  invoice_stop_id: string | null
  invoice_stop_reason: string
  invoice_stop_until: Day | null
  client_stop_id: string | null
  client_stop_reason: string
  client_stop_until: Day | null
}
