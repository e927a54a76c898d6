import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedEstimate } from '#modules/sales/actions/unsaved_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { drawEstimate } from '#modules/sales/pdf/print_estimate'
import { estimatePreviewValidator } from '#modules/sales/validators/estimate'

export default class EstimatePicturesController {
  /** The pages of the PDF as one SVG, which every browser shows inside a page. */
  async show({ company, params, response }: CompanyContext) {
    return sendPicture(response, await drawEstimate(await Estimate.findIn(company, params.id)))
  }

  /** The same for what a form holds. Saves nothing. */
  async store({ company, request, response }: CompanyContext) {
    const input = await request.validateUsing(estimatePreviewValidator)
    const { estimate, ...parts } = await unsavedEstimate(company, input)
    return sendPicture(response, await drawEstimate(estimate, parts))
  }
}
