import type { HttpContext } from '@adonisjs/core/http'
import { draftLine } from '#modules/invoicing/actions/replace_lines'
import { priceLines } from '#modules/invoicing/price_lines'
import { transformPrices } from '#modules/invoicing/transformers/prices_transformer'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoicePreviewsController {
  /** The totals that lines would have, computed as for a saved invoice. Saves nothing. */
  async store({ company, request }: HttpContext) {
    const { currency, lines } = await request.validateUsing(invoicePreviewValidator)
    const chosen = currency ?? company.currency
    return transformPrices(priceLines(lines.map(draftLine), chosen), chosen)
  }
}
