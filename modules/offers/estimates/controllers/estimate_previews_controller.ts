import type { CompanyContext } from '#core/http/caller'
import { previewDocument } from '#modules/documents/public'
import { estimatePreviewValidator } from '#modules/offers/estimates/validators/estimate'

export default class EstimatePreviewsController {
  /** The figures, terms and tax notes that an estimate would have, as for a saved one. Saves nothing. */
  async store({ company, request }: CompanyContext) {
    return previewDocument(company, await request.validateUsing(estimatePreviewValidator))
  }
}
