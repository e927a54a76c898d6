import { instantText, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { minor, moneyNumber } from '#core/money/minor'
import {
  askedInAdvance,
  type DownPaymentRow,
  downPaymentsOf,
} from '#modules/offers/estimates/down_payments/order_of'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import {
  estimateRow,
  transformEstimateRow,
} from '#modules/offers/estimates/transformers/estimate_row_transformer'
import { type OfferStatus, shownStatus } from '#modules/offers/offer_status'
import { describeContent, describeLife } from '#modules/offers/queries/offer_detail'
import {
  transformVersion,
  VERSION_COLUMNS,
  type VersionRow,
} from '#modules/offers/queries/offer_versions'

const VERSIONS = `
  select ${VERSION_COLUMNS} from estimates where company_id = ? and root_id = ? order by revision`

/** An estimate with everything that belongs to it, as the API shows it. */
export async function describeEstimate(company: CompanyScope, estimate: Estimate) {
  const day = today(company.timeZone)
  const { companyId, rootId, currency, acceptedTotal, total } = estimate
  const downPayments = await downPaymentsOf(estimate)
  const versions = await readRows<VersionRow<OfferStatus>>(VERSIONS, [companyId, rootId])
  return {
    ...transformEstimateRow(estimateRow(estimate), day),
    ...(await describeContent(estimate)),
    ...(await describeLife(estimate)),
    viewedAt: estimate.viewedAt === null ? null : instantText(estimate.viewedAt),
    versions: versions.map((row) =>
      transformVersion(row, shownStatus({ status: row.status, validUntil: row.valid_until }, day))
    ),
    downPayments: downPayments.map((row) => describeDownPayment(row, currency)),
    /** Of what was ordered, with VAT: what is not asked for in advance. */
    leftToInvoice: moneyNumber(
      minor((acceptedTotal ?? total) - askedInAdvance(downPayments)),
      currency
    ),
  }
}

/** An invoice over a part in advance. */
const describeDownPayment = (
  { id, number, status, date_on, total }: DownPaymentRow,
  currency: string
) => ({ _id: id, number, status, date: date_on, total: moneyNumber(total, currency) })
