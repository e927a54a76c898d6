import type { CompanyContext } from '#core/http/caller'
import { basisOr } from '#modules/vat/queries/usual_basis'
import { vatReturn } from '#modules/vat/queries/vat_return'
import { transformVatReturn } from '#modules/vat/transformers/vat_return_transformer'
import { vatReturnValidator } from '#modules/vat/validators/vat'

export default class VatReturnsController {
  /** The advance VAT return of a German company by Kennzahl, to be typed into ELSTER. */
  async show({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(vatReturnValidator, { data: request.qs() })
    const { from, to } = wish
    const basis = await basisOr(company, wish.basis)
    const found = await vatReturn(company, { from, to, basis })
    return { from, to, basis, ...transformVatReturn(found) }
  }
}
