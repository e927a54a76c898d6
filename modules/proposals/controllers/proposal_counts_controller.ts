import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#core/clock'
import { countProposals } from '#modules/proposals/queries/proposal_counts'

export default class ProposalCountsController {
  /** How many proposals there are of each status, what is open, what was won, and how often. */
  async show({ company }: HttpContext) {
    return countProposals(company, today(company.timeZone))
  }
}
