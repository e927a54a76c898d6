import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { decimalNumber } from '#core/money/decimal'
import { enterRate } from '#modules/vat/actions/enter_rate'
import { neededRates } from '#modules/vat/rates/needed_rates'
import { officialRateValidator, reportsValidator } from '#modules/vat/validators/vat_filings'

export default class OfficialRatesController {
  /** The rates of exchange that sales of some days need, in units for one euro; null for one that is missing. */
  async index({ company, request }: CompanyContext) {
    const range = await request.validateUsing(reportsValidator, { data: request.qs() })
    const rates = await neededRates(company, range)
    return rates.map(({ month, currency, rate }) => ({
      month,
      currency,
      rate: rate === null ? null : decimalNumber(rate),
    }))
  }

  /** Enters the rate of a month, or removes it with null. */
  async update(ctx: CompanyContext) {
    const { caller, company, request } = ctx
    const { month, currency, rate = null } = await request.validateUsing(officialRateValidator)
    return write(ctx, async () => {
      await enterRate(company, caller.userId, { month, currency, rate })
      return { success: true }
    })
  }
}
