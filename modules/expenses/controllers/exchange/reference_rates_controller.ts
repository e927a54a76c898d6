import type { CompanyContext } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { referenceRate } from '#modules/expenses/exchange/reference_rate'
import { referenceRateValidator } from '#modules/expenses/validators/reference_rate'

export default class ReferenceRatesController {
  /** The rate of the European Central Bank that an expense is proposed with; null where none is known. */
  async show({ company, request }: CompanyContext) {
    const { currency, date } = await request.validateUsing(referenceRateValidator, {
      data: request.qs(),
    })
    const found = await referenceRate({ currency, ownCurrency: company.currency }, date)
    return {
      currency,
      /** Units of the company's currency for one of `currency`. */
      rate: found && decimalNumber(found.rate),
      /** Day on which the rate was published. */
      publishedOn: found?.on ?? null,
    }
  }
}
