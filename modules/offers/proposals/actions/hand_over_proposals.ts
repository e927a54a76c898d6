import type { CompanyReference } from '#core/tenancy/company_owned'
import { type HeldWork, seesMoney } from '#modules/auth/public'
import { recordChange } from '#modules/offers/actions/record_change'
import { Proposal } from '#modules/offers/proposals/models/proposal'

const openProposals = (company: CompanyReference, ownerId: string) =>
  Proposal.of(company)
    .where({ ownerId, isArchived: false, isSuperseded: false })
    .whereIn('status', ['Draft', 'Sent', 'Viewed'])
    .orderBy('id')

/** Proposals without an answer yet, by their author. Employees take none over, because proposals show prices. */
export const HELD_PROPOSALS: HeldWork = {
  count: async (company, userId) => (await openProposals(company, userId)).length,

  async handOver({ company, fromId, to }) {
    if (!seesMoney(to)) return
    for (const proposal of await openProposals(company, fromId)) {
      await proposal.claim()
      await proposal.merge({ ownerId: to.id }).save()
      const { number, title } = proposal
      await recordChange(proposal, 'proposal.handed_over', { number, title, name: to.name })
    }
  },
}
