import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#core/clock'
import { countEstimates } from '#modules/sales/queries/estimate_counts'

export default class EstimateCountsController {
  /** How many estimates there are of each status, what is open, what was won, and how often. */
  async show({ company }: HttpContext) {
    return countEstimates(company, today(company.timeZone))
  }
}
