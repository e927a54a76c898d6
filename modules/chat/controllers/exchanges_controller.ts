import type { CompanyContext } from '#core/http/caller'
import { newestExchanges } from '#modules/chat/exchanges'

export default class ExchangesController {
  /** The newest fifty entries of the log of what was sent. */
  async index({ company }: CompanyContext) {
    return newestExchanges(company)
  }
}
