import type { CompanyContext } from '#core/http/caller'
import { vatSummary } from '#modules/vat/queries/vat_summary'
import { transformVatTable } from '#modules/vat/transformers/vat_transformer'
import { vatSummaryValidator } from '#modules/vat/validators/vat'

export default class VatSummariesController {
  /** VAT by rate and period, on agreed amounts (`accrual`, when nothing is said) or received ones (`cash`). */
  async show({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(vatSummaryValidator)
    const { interval = 'month', basis = 'accrual', ...range } = wish
    const tables = await vatSummary(company, { ...range, basis }, interval)
    return { ...range, basis, interval, tables: tables.map(transformVatTable) }
  }
}
