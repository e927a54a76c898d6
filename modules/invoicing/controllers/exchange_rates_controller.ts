import type { CompanyContext } from '#core/http/caller'
import { lastRates } from '#modules/invoicing/exchange/last_rates'

export default class ExchangeRatesController {
  /** The rate of exchange that was used last for each currency, to be proposed for the next invoice. */
  async index({ company }: CompanyContext) {
    return lastRates(company)
  }
}
