import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import type { ChainReference, ChainSource } from '#modules/documents/public'
import { sourcesOf, targetsOf } from '#modules/proposals/conversions/conversion_rows'
import { Proposal } from '#modules/proposals/models/proposal'
import { shownStatus } from '#modules/proposals/proposal_status'

const VERSIONS = 'select id from proposals where company_id = ? and root_id = ?'

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
    const versions = await readRows<{ id: string }>(VERSIONS, [company.id, found.rootId])
    return [...versions.map((row): ChainReference => ({ type: 'proposal', id: row.id })), ...around]
  },

  async describe(company, id) {
    const proposal = await Proposal.one(company, id)
    if (!proposal) return undefined
    const { number, revision, currency, acceptedTotal, total } = proposal
    return {
      number,
      revision: Number(revision),
      status: shownStatus(proposal, today(company.timeZone)),
      date: proposal.dateOn,
      currency,
      total: moneyNumber(acceptedTotal ?? total, currency),
      createdAt: Number(proposal.createdAt),
    }
  },
}
