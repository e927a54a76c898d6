import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { linkNotValid } from '#modules/auth/public'
import { documentLinks } from '#modules/documents/public'
import { isExpired, isOffered } from '#modules/sales/estimate_status'
import { Estimate } from '#modules/sales/models/estimate'

export const estimateLinks = documentLinks({
  table: 'estimate_links',
  owner: 'estimate_id',
  page: 'offers',
  documents: 'estimates',
})

/**
 * A link by which a client sees an estimate and answers it, until it is revoked or no longer valid. Only inside inTx.
 * @returns its address, which cannot be read again
 * @throws 409 `not_sent` for a draft, `is_superseded`
 */
export async function makeLink(estimate: Estimate) {
  if (estimate.isDraft) throw conflict('sales.not_sent')
  if (estimate.isSuperseded) throw conflict('sales.is_superseded')
  return estimateLinks.make(estimate)
}

/**
 * The estimate behind a link. An open estimate is shown until its validity ends; an answered one stays readable, so
 * that the client keeps the agreement.
 * @throws 404 `link_not_valid`
 */
export async function openLink(link: { id: string; key: string }) {
  const { company } = await estimateLinks.open(link)
  const estimate = await Estimate.findIn(company, link.id)
  if (estimate.isDraft || isExpired(estimate, today(company.timeZone))) throw linkNotValid()
  return { company, estimate, canAnswer: isOffered(estimate.status) && !estimate.isSuperseded }
}
