import type { CompanyContext } from '#core/http/caller'
import { usedCurrencies } from '#modules/analytics/queries/currencies'

export default class ReportCurrenciesController {
  /** The currencies of the company's documents, its own first. */
  async index({ company }: CompanyContext) {
    return await usedCurrencies(company)
  }
}
