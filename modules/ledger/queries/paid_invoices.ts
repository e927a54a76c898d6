import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { PaidInvoice } from '#modules/ledger/rules/payment_behaviour'

/** Habits change: no more than the latest are looked at. */
const LATEST = 200

const PAID = `
  select latest.date_on, latest.due_on, max(settlements.settled_on) as paid_on
  from (
    select company_id, id, date_on, due_on from invoices
    where company_id = ? and client_id = ? and status = 'Paid' and kind = 'invoice'
    order by created_at desc, id desc limit ${LATEST}
  ) as latest
  join settlements on settlements.company_id = latest.company_id and settlements.invoice_id = latest.id
    and settlements.kind in ('payment', 'credit')
  group by latest.id, latest.date_on, latest.due_on`

/** The latest invoices of a client that are paid, with the day of their last payment. */
export async function paidInvoicesOf(
  { id }: CompanyReference,
  clientId: string
): Promise<PaidInvoice[]> {
  const rows = await readRows<{ date_on: string; due_on: string | null; paid_on: string }>(PAID, [
    id,
    clientId,
  ])
  return rows.map((row) => ({ dateOn: row.date_on, dueOn: row.due_on, paidOn: row.paid_on }))
}
