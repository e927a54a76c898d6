import { now, today } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { Company } from '#modules/auth/public'
import { recordChange } from '#modules/offers/actions/record_change'
import { isExpired } from '#modules/offers/offer_status'
import { tellOwner } from '#modules/offers/proposals/mails/owner_mail'
import { Proposal } from '#modules/offers/proposals/models/proposal'

const PORTION = 20

/** Suspended companies get no mails; their proposals stay due. */
const DUE = `
  select proposals.company_id, proposals.id
  from proposals join companies on companies.id = proposals.company_id
  where proposals.remind_at <= ? and companies.status = 'active'
  order by proposals.remind_at limit ${PORTION}`

/**
 * Mails the owners of proposals that were not viewed, each in a transaction of its own. Any number of processes may
 * run it concurrently: a proposal is claimed first.
 * @returns whether there may be more
 * @throws after the rest, the first failure; failed ones stay due
 */
export async function remindOfUnviewed(): Promise<boolean> {
  const due = await readRows<{ company_id: string; id: string }>(DUE, [now()])
  const failures: unknown[] = []
  for (const { company_id: companyId, id } of due) {
    await inTx(() => remindOf(companyId, id)).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return due.length > 0
}

async function remindOf(companyId: string, id: string) {
  const proposal = await Proposal.oneLocked({ id: companyId }, id)
  // Another process may have handled it since it was found.
  if (!proposal || proposal.remindAt === null || Number(proposal.remindAt) > now()) return
  await proposal.claim()
  proposal.remindAt = null
  await proposal.save()
  const { timeZone } = await Company.findOrFail(companyId)
  const isWaiting =
    proposal.status === 'Sent' && !proposal.isArchived && !isExpired(proposal, today(timeZone))
  if (!isWaiting) return
  await recordChange(proposal, 'proposal.not_viewed', {
    number: proposal.number,
    days: String(proposal.remindAfterDays),
  })
  await tellOwner(proposal, 'unviewed')
}
