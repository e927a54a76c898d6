import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { readReport } from '#modules/analytics/reports/read_report'
import { isTab } from '#modules/analytics/reports/report'
import { transformReport } from '#modules/analytics/transformers/report_transformer'
import { reportValidator } from '#modules/analytics/validators/report'

export default class ReportsController {
  /** One tab of the analytics: its figures and tables, each with the list behind it. */
  async show(ctx: CompanyContext) {
    const { params, request, language } = ctx
    const { tab } = params
    if (!isTab(tab)) throw notFound()
    const wish = await request.validateUsing(reportValidator)
    const { frame, report } = await readReport(ctx, tab, wish)
    const { period, before, basis, currency, step } = frame
    return {
      ...period,
      /** The period that it is compared with. */
      before,
      basis,
      currency,
      step,
      ...transformReport(report, frame, language),
    }
  }
}
