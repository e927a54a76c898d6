import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent, copyOfPeriod } from '#modules/documents/public'
import { createEstimate, emptyEstimate } from '#modules/sales/actions/write_estimate'
import type { Estimate } from '#modules/sales/models/estimate'
import { linesOf } from '#modules/sales/queries/estimate_parts'

/** A new draft with the same recipient and lines, dated today and valid for as long. Only inside inTx. */
export const duplicateEstimate = async (company: CompanyScope, estimate: Estimate) =>
  createEstimate(company, await renewed(company, estimate))

/**
 * The next version of an estimate, as a draft. The sent version stays as it is and can be accepted until the new
 * version is sent. Only inside inTx.
 * @throws 409 `not_sent`, `is_superseded`, `already_accepted`, `revision_open` while another draft of the same
 * estimate is open
 */
export async function reviseEstimate(company: CompanyScope, estimate: Estimate) {
  if (estimate.isDraft) throw conflict('sales.not_sent')
  if (estimate.isSuperseded) throw conflict('sales.is_superseded')
  if (estimate.status === 'Accepted' || estimate.status === 'Converted') {
    throw conflict('sales.already_accepted')
  }
  await estimate.claim()
  await assertNoneOpen(estimate)
  const draft = emptyEstimate(company)
  draft.merge({ rootId: estimate.rootId, revision: Number(estimate.revision) + 1 })
  const content = { ...(await renewed(company, estimate)), ...copyOfPeriod(estimate) }
  return createEstimate(company, content, draft)
}

async function assertNoneOpen({ companyId, rootId }: Estimate) {
  const open: { id: string } | null = await reader()
    .from('estimates')
    .where({ company_id: companyId, root_id: rootId, status: 'Draft' })
    .select('id')
    .first()
  if (open) throw conflict('sales.revision_open', { extra: { estimateId: open.id } })
}

async function renewed({ timeZone }: CompanyScope, estimate: Estimate) {
  const date = today(timeZone)
  const { dateOn, validUntil } = estimate
  const days = Math.round((Date.parse(validUntil) - Date.parse(dateOn)) / 86_400_000)
  return {
    ...copyOfContent(estimate),
    template: estimate.template,
    validUntil: addDays(date, days),
    lines: (await linesOf(estimate)).map(contentOfRow),
  }
}
