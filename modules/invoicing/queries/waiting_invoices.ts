import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { WaitingDocument } from '#modules/clients/public'

const WAITING = `
  select invoices.id, invoices.number, invoices.date_on, invoices.due_on, invoices.currency, invoices.total,
    invoices.open_amount, invoice_lines.description
  from invoices
  left join invoice_lines on invoice_lines.company_id = invoices.company_id
    and invoice_lines.invoice_id = invoices.id and invoice_lines.position = 1
  where invoices.company_id = ? and invoices.client_id = ? and invoices.status in ('Unpaid', 'Partially Paid')
    and invoices.kind = 'invoice'
  order by coalesce(invoices.due_on, invoices.date_on), invoices.date_on, invoices.id limit 100`

interface Row {
  id: string
  number: string
  date_on: Day
  due_on: Day | null
  currency: string
  total: StoredInteger
  open_amount: StoredInteger
  description: string | null
}

/** The invoices that a client has to pay. */
export async function waitingInvoices(
  { id }: CompanyReference,
  clientId: string
): Promise<WaitingDocument[]> {
  const rows = await readRows<Row>(WAITING, [id, clientId])
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: (row.description ?? '').split('\n')[0] ?? '',
    date: row.date_on,
    until: row.due_on,
    currency: row.currency,
    total: moneyFromRow(row.total),
    open: moneyFromRow(row.open_amount),
  }))
}
