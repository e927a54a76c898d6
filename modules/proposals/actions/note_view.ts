import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { recordChange } from '#modules/proposals/actions/record_change'
import { tellOwner } from '#modules/proposals/mails/owner_mail'
import { Proposal } from '#modules/proposals/models/proposal'

/** Whoever comes back within this time is still on the same visit. */
const VISIT_MS = 30 * 60_000

const GO_ON = `
  update proposal_views set last_at = ? where company_id = ? and proposal_id = ? and last_at >= ?`
const SEEN = 'update proposals set last_viewed_at = ? where company_id = ? and id = ?'

/**
 * Notes that the client looks at a proposal: a new visit, or one that goes on. The first time it becomes Viewed and
 * its owner is told. Only inside inTx.
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
  if (proposal.status !== 'Sent' || proposal.isSuperseded) return proposal
  await proposal.claim()
  proposal.moveTo('Viewed')
  proposal.remindAt = null
  await proposal.save()
  await recordChange(proposal, 'proposal.viewed', { number: proposal.number })
  await tellOwner(proposal, 'viewed')
  return proposal
}
