import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Target } from '#modules/offers/proposals/conversions/conversion_rows'
import {
  PROMISED_COLUMNS,
  type PromisedOffer,
  type PromisedOfferRow,
  promisedOffer,
} from '#modules/offers/queries/promised_offers'

const PROPOSALS = `
  select ${PROMISED_COLUMNS} from proposals
  where company_id = ? and is_superseded = ? and is_archived = ? and status in ('Sent', 'Viewed', 'Accepted')`

/** The company's proposals that are accepted or were sent. */
export const promisedProposals = async ({ id }: CompanyReference): Promise<PromisedOffer[]> =>
  (await readRows<PromisedOfferRow>(PROPOSALS, [id, false, false])).map(promisedOffer)

/** The document that an offer became, if it still exists. */
export interface Conversion {
  sourceId: string
  to: Target
  targetId: string
  /** For an estimate: its first version and status; for an invoice in advance: its remaining amount. */
  rootId: string | null
  status: string | null
  advanced: Minor | null
}

interface Row {
  source_id: string
  to_type: Target
  target_id: string
  root_id: string | null
  status: string | null
  advanced: StoredInteger | null
}

/** The versions of an estimate share its root: the one that counts is the one that was not replaced. */
const CONVERSIONS = `
  select conversions.source_id, conversions.target_type as to_type, conversions.target_id, known.root_id,
    latest.status, case when invoices.status in ('Cancelled', 'Void') then 0 else
      invoices.total + coalesce((
        select sum(notes.total) from invoices as notes
        where notes.company_id = invoices.company_id and notes.corrects_id = invoices.id), 0) end as advanced
  from conversions
  left join estimates as known on known.company_id = conversions.company_id
    and known.id = conversions.target_id and conversions.target_type = 'estimate'
  left join estimates as latest on latest.company_id = known.company_id
    and latest.root_id = known.root_id and latest.is_superseded = ?
  left join invoices on invoices.company_id = conversions.company_id
    and invoices.id = conversions.target_id and conversions.target_type in ('invoice', 'advance')
  left join recurring_profiles on recurring_profiles.company_id = conversions.company_id
    and recurring_profiles.id = conversions.target_id and conversions.target_type = 'recurring'
  left join projects on projects.company_id = conversions.company_id
    and projects.id = conversions.target_id and conversions.target_type = 'project'
  where conversions.company_id = ?
    and coalesce(known.id, invoices.id, recurring_profiles.id, projects.id) is not null`

/** Documents that proposals and estimates became, without deleted ones; a withdrawn advance counts as zero. */
export async function conversionsInForce({ id }: CompanyReference): Promise<Conversion[]> {
  const rows = await readRows<Row>(CONVERSIONS, [false, id])
  return rows.map((row) => ({
    sourceId: row.source_id,
    to: row.to_type,
    targetId: row.target_id,
    rootId: row.root_id,
    status: row.status,
    advanced: row.advanced === null ? null : moneyFromRow(row.advanced),
  }))
}
