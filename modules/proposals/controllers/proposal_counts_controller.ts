import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { countProposals } from '#modules/proposals/queries/proposal_counts'

export default class ProposalCountsController {
  /** How many proposals there are of each status, what is open, what was won, and how often. */
  async show({ company }: CompanyContext) {
    return countProposals(company, today(company.timeZone))
  }
}
