import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { countEstimates } from '#modules/sales/queries/estimate_counts'

export default class EstimateCountsController {
  /** How many estimates there are of each status, what is open, what was won, and how often. */
  async show({ company }: CompanyContext) {
    return countEstimates(company, today(company.timeZone))
  }
}
