import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

export interface StopRow {
  reason: string
  until_on: Day | null
}

export interface PromiseRow {
  promised_on: Day
  note: string
}

const PROMISE =
  'select promised_on, note from payment_promises where company_id = ? and invoice_id = ?'

/** The promise to pay an invoice, kept or not; null without one. */
export async function promiseOf(
  { id }: CompanyReference,
  invoiceId: string
): Promise<PromiseRow | null> {
  const [row] = await readRows<PromiseRow>(PROMISE, [id, invoiceId])
  return row ?? null
}

/** The stop of an invoice or a client, in force or over; null without one. */
export async function stopOf(
  company: CompanyReference,
  { type, id }: { type: 'invoice' | 'client'; id: string }
): Promise<StopRow | null> {
  const sql = `select reason, until_on from reminder_stops where company_id = ? and ${type}_id = ?`
  const [row] = await readRows<StopRow>(sql, [company.id, id])
  return row ?? null
}
