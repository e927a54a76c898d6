import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  PROMISED_COLUMNS,
  type PromisedOffer,
  type PromisedOfferRow,
  promisedOffer,
} from '#modules/offers/queries/promised_offers'

const ESTIMATES = `
  select ${PROMISED_COLUMNS} from estimates
  where company_id = ? and is_superseded = ? and status in ('Sent', 'Viewed', 'Accepted')`

/** The company's estimates that are accepted or were sent; those that became an invoice are not among them. */
export const promisedEstimates = async ({ id }: CompanyReference): Promise<PromisedOffer[]> =>
  (await readRows<PromisedOfferRow>(ESTIMATES, [id, false])).map(promisedOffer)

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
