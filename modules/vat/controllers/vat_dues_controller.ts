import type { CompanyContext } from '#core/http/caller'
import { vatDue } from '#modules/vat/queries/vat_due'
import { transformVatDue } from '#modules/vat/transformers/vat_due_transformer'
import { vatSummaryValidator } from '#modules/vat/validators/vat'

export default class VatDuesController {
  /** The VAT to pay to the tax office by period: output VAT less input VAT. */
  async show({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(vatSummaryValidator, { data: request.qs() })
    const { interval = 'month', basis = 'accrual', ...range } = wish
    const tables = await vatDue(company, { ...range, basis }, interval)
    return { ...range, basis, interval, tables: tables.map(transformVatDue) }
  }
}
