import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An invoice with what took something off it, by day. Amounts are in minor units of the currency. */
export interface PastInvoice {
  id: string
  clientId: string | null
  issuedOn: Day
  dueOn: Day
  total: Minor
  settled: { day: Day; amount: Minor }[]
}

interface InvoiceRow {
  id: string
  client_id: string | null
  date_on: Day
  due_on: Day | null
  total: StoredInteger
  reversed_on: Day | null
}

interface SettlementRow {
  invoice_id: string
  settled_on: Day
  amount: StoredInteger
}

/** Cross: from the settlements of these days to their invoices, not through all invoices. */
const MOVED = `
  moved.company_id = ? and moved.settled_on > ?
    and moved.kind in ('payment', 'credit', 'skonto', 'writeOff', 'creditNote')`
const SETTLED = `
  select invoices.id, invoices.client_id, invoices.date_on, invoices.due_on, invoices.total,
    null as reversed_on
  from settlements as moved cross join invoices
    on invoices.company_id = moved.company_id and invoices.id = moved.invoice_id
  where ${MOVED} and invoices.currency = ? and invoices.kind = 'invoice' and invoices.status <> 'Cancelled'`
const OPEN = `
  select id, client_id, date_on, due_on, total, null as reversed_on from invoices
  where company_id = ? and status in ('Unpaid', 'Partially Paid') and currency = ? and coalesce(kind, '') = 'invoice'`
const REVERSED = `
  select invoices.id, invoices.client_id, invoices.date_on, invoices.due_on, invoices.total,
    reversals.date_on as reversed_on
  from invoices as reversals
  join invoices on invoices.company_id = reversals.company_id and invoices.id = reversals.cancels_id
  where reversals.company_id = ? and reversals.date_on > ? and reversals.kind = 'cancellation'
    and invoices.currency = ?`
const PARTS = 'parts.id, parts.invoice_id, parts.settled_on, parts.amount'
const PARTS_OF_SETTLED = `
  select distinct ${PARTS} from settlements as moved cross join settlements as parts
    on parts.company_id = moved.company_id and parts.invoice_id = moved.invoice_id
  where ${MOVED}`
const PARTS_OF_OPEN = `
  select ${PARTS} from invoices cross join settlements as parts
    on parts.company_id = invoices.company_id and parts.invoice_id = invoices.id
  where invoices.company_id = ? and invoices.status = 'Partially Paid'`

/** Days in which an invoice without a due date is expected to be paid (specification, section 9). */
const PATIENCE_DAYS = 5

/**
 * The invoices in a currency that were open on a day or came later, with what was settled of them by day. An invoice
 * that was paid in part before that day and closed after it counts with what was left then.
 */
export async function invoicesOpenSince(
  { id }: CompanyReference,
  { since, currency }: { since: Day; currency: string }
): Promise<PastInvoice[]> {
  const [settled, open, reversed, partsOfSettled, partsOfOpen] = await Promise.all([
    readRows<InvoiceRow>(SETTLED, [id, since, currency]),
    readRows<InvoiceRow>(OPEN, [id, currency]),
    readRows<InvoiceRow>(REVERSED, [id, since, currency]),
    readRows<SettlementRow>(PARTS_OF_SETTLED, [id, since]),
    readRows<SettlementRow>(PARTS_OF_OPEN, [id]),
  ])
  const parts = new Map([
    ...Map.groupBy(partsOfOpen, ({ invoice_id }) => invoice_id),
    ...Map.groupBy(partsOfSettled, ({ invoice_id }) => invoice_id),
  ])
  const rows = new Map([...settled, ...open, ...reversed].map((row) => [row.id, row]))
  return [...rows.values()].map((row) => pastOf(row, parts.get(row.id) ?? []))
}

function pastOf(row: InvoiceRow, parts: SettlementRow[]): PastInvoice {
  const total = moneyFromRow(row.total)
  const settled = parts.map(({ settled_on: day, amount }) => ({
    day,
    amount: moneyFromRow(amount),
  }))
  return {
    id: row.id,
    clientId: row.client_id,
    issuedOn: row.date_on,
    dueOn: row.due_on ?? addDays(row.date_on, PATIENCE_DAYS),
    total,
    settled: row.reversed_on === null ? settled : [{ day: row.reversed_on, amount: total }],
  }
}
