import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { taxNotesOf, timelineOf, transformContent } from '#modules/documents/public'
import { type StoredStatus, shownStatus } from '#modules/sales/estimate_status'
import type { Estimate } from '#modules/sales/models/estimate'
import {
  estimateRow,
  instantText,
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
}

const VERSIONS = `
  select id, revision, status, valid_until, is_superseded from estimates
  where company_id = ? and root_id = ? order by revision`
const LINKS = `
  select count(*) as links from estimate_links
  where company_id = ? and estimate_id = ? and revoked_at is null`

/** An estimate with everything that belongs to it, as the API shows it. */
export async function describeEstimate(company: CompanyScope, estimate: Estimate) {
  const day = today(company.timeZone)
  const { companyId, id } = estimate
  const [[{ links }], versions] = await Promise.all([
    readRows<{ links: number | bigint }>(LINKS, [companyId, id]),
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
    hasLink: Number(links) > 0,
    answer: await answerTo(estimate),
    versions: versions.map((row) => ({
      _id: row.id,
      revision: Number(row.revision),
      status: shownStatus({ status: row.status, validUntil: row.valid_until }, day),
      isSuperseded: Boolean(row.is_superseded),
    })),
    timeline: await timelineOf(estimate),
  }
}
