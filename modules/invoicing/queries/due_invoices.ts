import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface Wish {
  from: Day
  to: Day
  most: number
}

/** An open invoice with a due date. */
export interface DueInvoice {
  id: string
  number: string
  clientName: string
  dueOn: Day
  currency: string
  /** The open amount in minor units. */
  open: Minor
  createdAt: Instant
}

interface Row {
  id: string
  number: string | null
  client_name: string
  due_on: Day
  currency: string
  open: StoredInteger
  created_at: Instant
}

/** Found by their status, as in expected_money.ts: most invoices of a kind are paid. */
const DUE = `
  select id, number, client_name, due_on, currency, open_amount as open, created_at from invoices
  where company_id = ? and status in ('Unpaid', 'Partially Paid') and coalesce(kind, '') = 'invoice'
    and due_on >= ? and due_on <= ?
  order by due_on, id limit ?`

/** The open invoices of a company that are due within some days, both included, by due day. */
export async function readDueInvoices(
  company: CompanyReference,
  { from, to, most }: Wish
): Promise<DueInvoice[]> {
  const rows = await readRows<Row>(DUE, [company.id, from, to, most])
  return rows.map((row) => ({
    id: row.id,
    number: row.number ?? '',
    clientName: row.client_name,
    dueOn: row.due_on,
    currency: row.currency,
    open: moneyFromRow(row.open),
    createdAt: Number(row.created_at),
  }))
}
