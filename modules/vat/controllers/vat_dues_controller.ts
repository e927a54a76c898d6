import type { CompanyContext } from '#core/http/caller'
import { basisOr } from '#modules/vat/queries/usual_basis'
import { vatDue } from '#modules/vat/queries/vat_due'
import { transformVatDue } from '#modules/vat/transformers/vat_due_transformer'
import { vatSummaryValidator } from '#modules/vat/validators/vat'

export default class VatDuesController {
  /** The VAT to pay to the tax office by period: output VAT less input VAT. */
  async show({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(vatSummaryValidator, { data: request.qs() })
    const { interval = 'month', ...range } = wish
    const basis = await basisOr(company, wish.basis)
    const tables = await vatDue(company, { ...range, basis }, interval)
    return { ...range, basis, interval, tables: tables.map(transformVatDue) }
  }
}
