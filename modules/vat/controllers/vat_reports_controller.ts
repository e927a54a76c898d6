import type { CompanyContext } from '#core/http/caller'
import { vatReports } from '#modules/vat/queries/vat_reports'
import { transformReport } from '#modules/vat/transformers/vat_report_transformer'
import { reportsValidator } from '#modules/vat/validators/vat_filings'

export default class VatReportsController {
  /** The returns that were reported for some days, with their figures and what has changed since. */
  async index({ company, request }: CompanyContext) {
    const range = await request.validateUsing(reportsValidator, { data: request.qs() })
    return (await vatReports(company, range)).map(transformReport)
  }
}
