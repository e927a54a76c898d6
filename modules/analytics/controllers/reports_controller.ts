import type { CompanyContext } from '#core/http/caller'
import { usedCurrencies } from '#modules/analytics/queries/currencies'
import { readReport } from '#modules/analytics/reports/read_report'
import { transformReport } from '#modules/analytics/transformers/report_transformer'
import { reportValidator, tabValidator } from '#modules/analytics/validators/report'

export default class ReportsController {
  /** One tab of the analytics: its figures and tables, each with the list behind it. */
  async show(ctx: CompanyContext) {
    const { params, request, language, company } = ctx
    const { tab } = await tabValidator.validate(params)
    const wish = await request.validateUsing(reportValidator)
    const [{ frame, report }, currencies] = await Promise.all([
      readReport(ctx, tab, wish),
      usedCurrencies(company),
    ])
    const { period, before, basis, currency, step } = frame
    return {
      ...period,
      /** The period that it is compared with. */
      before,
      basis,
      currency,
      /** Currencies of the company's documents, its own first. */
      currencies,
      step,
      ...transformReport(report, frame, language),
    }
  }
}
