import { notFound } from '#core/errors/app_error'
import { csvLines } from '#core/files/csv_lines'
import { sendTable } from '#core/files/send_table'
import type { CompanyContext } from '#core/http/caller'
import { readReport } from '#modules/analytics/reports/read_report'
import { isTab } from '#modules/analytics/reports/report'
import { wordIn } from '#modules/analytics/transformers/report_transformer'
import { tableLines } from '#modules/analytics/transformers/table_lines'
import { reportValidator } from '#modules/analytics/validators/report'

export default class ReportFilesController {
  /** One table of a tab as CSV, in the caller's language. */
  async show(ctx: CompanyContext) {
    const { params, request, language } = ctx
    const { tab } = params
    if (!isTab(tab)) throw notFound()
    const wish = await request.validateUsing(reportValidator)
    const { frame, report } = await readReport(ctx, tab, wish)
    const table = report.tables.find(({ key }) => key === params.table)
    if (!table) throw notFound()
    const { headings, blocks, decimalSign } = tableLines(table, frame, language)
    const title = wordIn(language)(`table.${table.key}`)
    const name = `${title} ${frame.currency} ${wish.from} ${wish.to}`
    sendTable(ctx, { name, format: 'csv', bytes: csvLines(headings, blocks, decimalSign) })
  }
}
