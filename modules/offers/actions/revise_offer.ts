import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { refusal } from '#modules/offers/refusals'

/**
 * Makes an empty draft the next version of an offer. The sent version stays as it is and can be accepted until the new
 * version is sent. Only inside inTx.
 * @throws 409 `not_sent`, `is_superseded`, `already_accepted`, `revision_open` while another draft of the same offer is
 * open
 */
export async function beginRevision(offer: Offer, draft: Offer) {
  if (offer.isDraft) throw refusal(offer, 'not_sent')
  if (offer.isSuperseded) throw refusal(offer, 'is_superseded')
  if (offer.status === 'Accepted' || offer.status === 'Converted') {
    throw refusal(offer, 'already_accepted')
  }
  await offer.claim()
  await assertNoneOpen(offer)
  draft.merge({ rootId: offer.rootId, revision: Number(offer.revision) + 1 })
}

/** The content for a draft with the same recipient and lines, dated today and valid for as long. */
export async function renewedContent({ timeZone }: CompanyScope, offer: Offer) {
  const { dateOn, validUntil } = offer
  const days = Math.round((Date.parse(validUntil) - Date.parse(dateOn)) / 86_400_000)
  return {
    ...copyOfContent(offer),
    validUntil: addDays(today(timeZone), days),
    lines: (await offer.kind.parts.linesOf(offer)).map(contentOfRow),
  }
}

async function assertNoneOpen(offer: Offer) {
  const { companyId, rootId, kind } = offer
  const open: { id: string } | null = await reader()
    .from(kind.table)
    .where({ company_id: companyId, root_id: rootId, status: 'Draft' })
    .select('id')
    .first()
  if (open) throw refusal(offer, 'revision_open', { [`${kind.type}Id`]: open.id })
}
