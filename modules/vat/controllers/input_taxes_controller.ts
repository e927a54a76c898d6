import type { CompanyContext } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import { inputTaxSummary } from '#modules/vat/queries/input_tax_summary'
import { inputTaxValidator } from '#modules/vat/validators/vat'

export default class InputTaxesController {
  /** Input VAT by period, in major units of each currency. */
  async show({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(inputTaxValidator, { data: request.qs() })
    const { interval = 'month', ...range } = wish
    const tables = await inputTaxSummary(company, range, interval)
    return {
      ...range,
      interval,
      tables: tables.map(({ currency, owedTax, inputTax, periods }) => ({
        currency,
        owedTax: moneyNumber(owedTax, currency),
        inputTax: moneyNumber(inputTax, currency),
        periods: periods.map((period) => ({
          from: period.from,
          to: period.to,
          owedTax: moneyNumber(period.owedTax, currency),
          inputTax: moneyNumber(period.inputTax, currency),
        })),
      })),
    }
  }
}
