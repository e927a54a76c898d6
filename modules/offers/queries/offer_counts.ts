import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { OfferKind } from '#modules/offers/offer_kind'
import type { OfferStatus } from '#modules/offers/offer_status'
import { type OfferSum, type Outcomes, offerFigures } from '#modules/offers/queries/offer_figures'

/** A row of the sums of one kind; its further columns are those that the shown status depends on. */
export interface CountedRow<Stored extends OfferStatus> extends OfferSum<Stored> {
  is_late: number | bigint
}

/** Differences of one kind of offer in its figures. */
export interface OfferCounts<Status extends string, Row extends CountedRow<OfferStatus>> {
  table: OfferKind['table']
  /** Columns besides the status and the last day that the shown status depends on. */
  statusColumns: readonly string[]
  shownAs(row: Row): Status
  /** All that are counted, in the order of the answer. */
  statuses: readonly Status[]
  /** Counted separately, and part of no other figure. */
  setAside: readonly Status[]
  outcomes: Outcomes<Status>
}

type Grouped = Pick<OfferCounts<string, never>, 'table' | 'statusColumns'>

/** The sums of one kind by status and currency. Bindings: today, company, whether superseded. */
export function sumsOf({ table, statusColumns }: Grouped) {
  const groups = ['status', ...statusColumns, 'currency'].join(', ')
  return `
  select ${groups}, case when valid_until < ? then 1 else 0 end as is_late, count(*) as documents,
    cast(sum(coalesce(accepted_total, total)) as signed) as total
  from ${table} where company_id = ? and is_superseded = ?
  group by ${groups}, is_late`
}

/** The figures of the company's offers of one kind, and how many there are in all. */
export async function countOffers<Status extends string, Row extends CountedRow<OfferStatus>>(
  counts: OfferCounts<Status, Row>,
  company: CompanyReference,
  today: Day
) {
  const rows = await readRows<Row>(sumsOf(counts), [today, company.id, false])
  const shown = rows.map((row) => ({ ...row, status: counts.shownAs(row) }))
  const figures = offerFigures<Status>(shown, counts.statuses, counts.outcomes)
  const listed = counts.statuses.filter((status) => !counts.setAside.includes(status))
  const all = listed.reduce((sum, status) => sum + figures.statuses[status], 0)
  return { ...figures, statuses: { all, ...figures.statuses } }
}
