import type { ChainReference, ChainSource } from '#modules/documents/public'
import { sourcesOf, targetsOf } from '#modules/offers/proposals/conversions/conversion_rows'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { shownStatus } from '#modules/offers/proposals/proposal_status'
import { describeInChain, versionsInChain } from '#modules/offers/queries/offer_versions'

/**
 * Proposals in the chain of documents: their versions, and all records created from them, both ways. The same table
 * holds the records created from an estimate besides its invoice.
 */
export const proposalChain: ChainSource = {
  async neighboursOf(company, { type, id }) {
    const targets = await targetsOf(company, id)
    const around = [
      ...(await sourcesOf(company, id)),
      ...targets.map(
        (target): ChainReference => ({
          type: target.type === 'advance' ? 'invoice' : target.type,
          id: target.id,
        })
      ),
    ]
    const found = type === 'proposal' ? await Proposal.one(company, id) : null
    if (!found) return around
    return [...(await versionsInChain(found)), ...around]
  },

  async describe(company, id) {
    const proposal = await Proposal.one(company, id)
    return proposal ? describeInChain(company, proposal, shownStatus) : undefined
  },
}
