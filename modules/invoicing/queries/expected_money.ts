import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An invoice that money is expected for: issued and open, or still a draft. Amounts are in minor units. */
export interface ExpectedInvoice {
  id: string
  /** Null for a draft. */
  number: string | null
  clientId: string | null
  clientName: string
  currency: string
  issuedOn: Day
  dueOn: Day
  /** The open amount. */
  open: Minor
  /** The VAT in it, in proportion. */
  openTax: Minor
}

interface Row {
  id: string
  number: string | null
  client_id: string | null
  client_name: string
  currency: string
  date_on: Day
  due_on: Day | null
  total: StoredInteger
  tax: StoredInteger
  open: StoredInteger
}

const COLUMNS = 'id, number, client_id, client_name, currency, date_on, due_on, total, tax'
/** Found by their status: without the function SQLite goes through all invoices by their kind, most of which are paid. */
const OPEN = `
  select ${COLUMNS}, open_amount as open from invoices
  where company_id = ? and status in ('Unpaid', 'Partially Paid') and coalesce(kind, '') = 'invoice'`
const DRAFTS = `
  select ${COLUMNS}, total as open from invoices
  where company_id = ? and status = 'Draft' and coalesce(kind, '') = 'invoice' and total > 0 and client_name <> ''`

/** Days in which an invoice without a due date is expected to be paid (specification, section 9). */
const PATIENCE_DAYS = 5

/** The issued invoices of a company that are still to be paid, in whole or in part. */
export const openInvoices = async ({ id }: CompanyReference) =>
  (await readRows<Row>(OPEN, [id])).map(expectedOf)

/** The drafts of a company's invoices. A final invoice counts with what remains after its down payments. */
export const draftInvoices = async ({ id }: CompanyReference) =>
  (await readRows<Row>(DRAFTS, [id])).map(expectedOf)

function expectedOf(row: Row): ExpectedInvoice {
  const [total, tax, open] = [row.total, row.tax, row.open].map(moneyFromRow)
  return {
    id: row.id,
    number: row.number,
    clientId: row.client_id,
    clientName: row.client_name,
    currency: row.currency,
    issuedOn: row.date_on,
    dueOn: row.due_on ?? addDays(row.date_on, PATIENCE_DAYS),
    open,
    openTax: total === 0n ? minor(0n) : minor(roundedQuotient(tax * open, total)),
  }
}

interface CreditRow {
  client_id: string | null
  client_name: string
  currency: string
  remaining: StoredInteger
}

const CREDITS = `
  select client_id, client_name, currency, cast(sum(remaining) as signed) as remaining
  from client_credits where company_id = ? and remaining > 0
  group by client_id, client_name, currency`

/** Credit of clients: they will pay that much less. */
export async function unusedCredits({ id }: CompanyReference) {
  const rows = await readRows<CreditRow>(CREDITS, [id])
  return rows.map((row) => ({
    clientId: row.client_id,
    clientName: row.client_name,
    currency: row.currency,
    remaining: moneyFromRow(row.remaining),
  }))
}
