import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { viewOffer } from '#modules/offers/actions/view_offer'
import { tellOwner } from '#modules/offers/proposals/mails/owner_mail'
import { Proposal } from '#modules/offers/proposals/models/proposal'

/** A return within this time continues the same visit. */
const VISIT_MS = 30 * 60_000

const GO_ON = `
  update proposal_views set last_at = ? where company_id = ? and proposal_id = ? and last_at >= ?`
const SEEN = 'update proposals set last_viewed_at = ? where company_id = ? and id = ?'

/**
 * Records a visit of the client to a proposal: a new one, or the continuation of an earlier one. The first visit makes
 * it Viewed and notifies its owner. Only inside inTx.
 */
export async function noteView({ companyId, id }: Proposal): Promise<Proposal> {
  const at = now()
  const goesOn = await changeRows(GO_ON, [at, companyId, id, at - VISIT_MS])
  if (goesOn === 0) {
    await insertRows('proposal_views', [
      { company_id: companyId, id: newId(), proposal_id: id, began_at: at, last_at: at },
    ])
  }
  await changeRows(SEEN, [at, companyId, id])
  const proposal = await Proposal.findIn({ id: companyId }, id)
  if (await viewOffer(proposal)) await tellOwner(proposal, 'viewed')
  return proposal
}
