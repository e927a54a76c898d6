import { instantText, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { minor, moneyNumber } from '#core/money/minor'
import { taxNotesOf, timelineOf, transformContent } from '#modules/documents/public'
import {
  askedInAdvance,
  type DownPaymentRow,
  downPaymentsOf,
} from '#modules/sales/down_payments/order_of'
import { type StoredStatus, shownStatus } from '#modules/sales/estimate_status'
import { estimateLinks } from '#modules/sales/links/estimate_link'
import type { Estimate } from '#modules/sales/models/estimate'
import {
  estimateRow,
  transformEstimateRow,
} from '#modules/sales/transformers/estimate_row_transformer'
import { answerTo } from './estimate_answer.js'
import { linesOf, taxesOf } from './estimate_parts.js'

interface VersionRow {
  id: string
  revision: number
  status: StoredStatus
  valid_until: string
  is_superseded: boolean | number
  sent_at: number | null
}

const VERSIONS = `
  select id, revision, status, valid_until, is_superseded, sent_at from estimates
  where company_id = ? and root_id = ? order by revision`

/** An estimate with everything that belongs to it, as the API shows it. */
export async function describeEstimate(company: CompanyScope, estimate: Estimate) {
  const day = today(company.timeZone)
  const { companyId, currency, acceptedTotal, total } = estimate
  const downPayments = await downPaymentsOf(estimate)
  const [links, versions] = await Promise.all([
    estimateLinks.count(estimate),
    readRows<VersionRow>(VERSIONS, [companyId, estimate.rootId]),
  ])
  return {
    ...transformEstimateRow(estimateRow(estimate), day),
    ...transformContent(estimate, {
      lines: await linesOf(estimate),
      taxes: await taxesOf(estimate),
      noteOf: await taxNotesOf(estimate),
    }),
    issuedAt: estimate.issuedAt === null ? null : instantText(estimate.issuedAt),
    viewedAt: estimate.viewedAt === null ? null : instantText(estimate.viewedAt),
    hasLink: links > 0,
    answer: await answerTo(estimate),
    versions: versions.map((row) => ({
      _id: row.id,
      revision: Number(row.revision),
      status: shownStatus({ status: row.status, validUntil: row.valid_until }, day),
      isSuperseded: Boolean(row.is_superseded),
      sentAt: row.sent_at === null ? null : instantText(row.sent_at),
    })),
    downPayments: downPayments.map((row) => describeDownPayment(row, currency)),
    /** Of what was ordered, with VAT: what is not asked for in advance. */
    leftToInvoice: moneyNumber(
      minor((acceptedTotal ?? total) - askedInAdvance(downPayments)),
      currency
    ),
    timeline: await timelineOf(estimate),
  }
}

/** An invoice over a part in advance. */
const describeDownPayment = (
  { id, number, status, date_on, total }: DownPaymentRow,
  currency: string
) => ({ _id: id, number, status, date: date_on, total: moneyNumber(total, currency) })
