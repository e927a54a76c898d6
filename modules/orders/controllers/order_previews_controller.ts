import type { CompanyContext } from '#core/http/caller'
import { previewDocument } from '#modules/documents/public'
import { orderPreviewValidator } from '#modules/orders/validators/order'

export default class OrderPreviewsController {
  /** The figures, terms and tax notes that an order would have, as for a saved one. Saves nothing. */
  async store({ company, request }: CompanyContext) {
    return previewDocument(company, await request.validateUsing(orderPreviewValidator))
  }
}
