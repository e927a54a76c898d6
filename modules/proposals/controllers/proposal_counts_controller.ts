import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { countProposals } from '#modules/proposals/queries/proposal_counts'

export default class ProposalCountsController {
  /** The number of proposals in each status, the open and won amounts, and the success rate. */
  async show({ company }: CompanyContext) {
    return countProposals(company, today(company.timeZone))
  }
}
