import { type Day, instantText, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import type { ChainReference } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'

/** A row of a table of offers with the columns of `VERSION_COLUMNS`. */
export interface VersionRow<Status> {
  id: string
  revision: number
  status: Status
  valid_until: Day
  is_superseded: boolean | number
  sent_at: number | null
}

export const VERSION_COLUMNS = 'id, revision, status, valid_until, is_superseded, sent_at'

/** A version of an offer beside the others. @param status as it is shown */
export const transformVersion = <Shown>(row: VersionRow<unknown>, status: Shown) => ({
  _id: row.id,
  revision: Number(row.revision),
  status,
  isSuperseded: Boolean(row.is_superseded),
  sentAt: row.sent_at === null ? null : instantText(row.sent_at),
})

/** All versions of an offer in the chain of documents. */
export async function versionsInChain({
  companyId,
  rootId,
  kind: { table, type },
}: Offer): Promise<ChainReference[]> {
  const versions = `select id from ${table} where company_id = ? and root_id = ?`
  const rows = await readRows<{ id: string }>(versions, [companyId, rootId])
  return rows.map(({ id }) => ({ type, id }))
}

/** An offer as one link in the chain of documents. @param shown its status on the day in the company's zone */
export function describeInChain<Kind extends Offer>(
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  offer: Kind,
  shown: (offer: Kind, today: Day) => string
) {
  const { number, revision, currency, acceptedTotal, total } = offer
  return {
    number,
    revision: Number(revision),
    status: shown(offer, today(timeZone)),
    date: offer.dateOn,
    currency,
    total: moneyNumber(acceptedTotal ?? total, currency),
    createdAt: Number(offer.createdAt),
  }
}
