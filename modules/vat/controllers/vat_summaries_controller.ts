import type { CompanyContext } from '#core/http/caller'
import { basisOr } from '#modules/vat/queries/usual_basis'
import { vatSummary } from '#modules/vat/queries/vat_summary'
import { transformVatTable } from '#modules/vat/transformers/vat_transformer'
import { vatSummaryValidator } from '#modules/vat/validators/vat'

export default class VatSummariesController {
  /** VAT by rate and period, on agreed amounts (`accrual`) or received ones (`cash`); as the company does when nothing is said. */
  async show({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(vatSummaryValidator)
    const { interval = 'month', ...range } = wish
    const basis = await basisOr(company, wish.basis)
    const tables = await vatSummary(company, { ...range, basis }, interval)
    return { ...range, basis, interval, tables: tables.map(transformVatTable) }
  }
}
