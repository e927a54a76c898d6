import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { printReport } from '#modules/analytics/reports/print_report'
import { readReport } from '#modules/analytics/reports/read_report'
import { isTab } from '#modules/analytics/reports/report'
import { wordIn } from '#modules/analytics/transformers/report_transformer'
import { reportValidator } from '#modules/analytics/validators/report'
import { sendPdf } from '#modules/documents/public'

export default class ReportPrintsController {
  /** One tab with all of its figures and tables as a PDF, in the caller's language. */
  async show(ctx: CompanyContext) {
    const { params, request, response, language } = ctx
    const { tab } = params
    if (!isTab(tab)) throw notFound()
    const wish = await request.validateUsing(reportValidator)
    const { compare = 'none', from, to } = wish
    const { frame, report } = await readReport(ctx, tab, wish)
    const name = `${wordIn(language)(`tab.${tab}`)} ${frame.currency} ${from} ${to}.pdf`
    return sendPdf(response, name, await printReport(ctx, { tab, frame, report, compare }))
  }
}
