import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An offer that may bring money: accepted and not invoiced yet, or waiting for its answer. In minor units. */
export interface PromisedOffer {
  id: string
  /** By which the versions of an offer belong together. */
  rootId: string
  number: string
  clientId: string | null
  clientName: string
  currency: string
  status: string
  validUntil: Day
  net: Minor
  tax: Minor
  total: Minor
}

export interface PromisedOfferRow {
  id: string
  root_id: string
  number: string
  client_id: string | null
  client_name: string
  currency: string
  status: string
  valid_until: Day
  tax: StoredInteger
  total: StoredInteger
  ordered: StoredInteger
}

export const PROMISED_COLUMNS =
  'id, root_id, number, client_id, client_name, currency, status, valid_until, tax, total, coalesce(accepted_total, total) as ordered'

const ESTIMATES = `
  select ${PROMISED_COLUMNS} from estimates
  where company_id = ? and is_superseded = ? and status in ('Sent', 'Viewed', 'Accepted')`

/** The company's estimates that are accepted or were sent; those that became an invoice are not among them. */
export const promisedEstimates = async ({ id }: CompanyReference): Promise<PromisedOffer[]> =>
  (await readRows<PromisedOfferRow>(ESTIMATES, [id, false])).map(promisedOffer)

/** The VAT of what was ordered is in proportion to that of the whole offer. */
export function promisedOffer(row: PromisedOfferRow): PromisedOffer {
  const [total, ordered] = [row.total, row.ordered].map(moneyFromRow)
  const tax =
    total === 0n ? minor(0n) : minor(roundedQuotient(moneyFromRow(row.tax) * ordered, total))
  return {
    id: row.id,
    rootId: row.root_id,
    number: row.number,
    clientId: row.client_id,
    clientName: row.client_name,
    currency: row.currency,
    status: row.status,
    validUntil: row.valid_until,
    net: minor(ordered - tax),
    tax,
    total: ordered,
  }
}

/** The amount of an invoice in advance, less its credit notes; zero for a withdrawn one. */
const ADVANCES = `
  select parts.estimate_id, cast(sum(invoices.total + coalesce((
    select sum(notes.total) from invoices as notes
    where notes.company_id = invoices.company_id and notes.corrects_id = invoices.id), 0)) as signed) as advanced
  from estimate_down_payments as parts
  join invoices on invoices.company_id = parts.company_id and invoices.id = parts.invoice_id
  where parts.company_id = ? and invoices.status not in ('Cancelled', 'Void')
  group by parts.estimate_id`

/** The amounts invoiced in advance of each estimate, drafts included. */
export async function advancesByEstimate({ id }: CompanyReference): Promise<Map<string, Minor>> {
  const rows = await readRows<{ estimate_id: string; advanced: StoredInteger }>(ADVANCES, [id])
  return new Map(rows.map((row) => [row.estimate_id, moneyFromRow(row.advanced)]))
}
