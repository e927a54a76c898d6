import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedEstimate } from '#modules/offers/estimates/actions/unsaved_estimate'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { drawEstimate } from '#modules/offers/estimates/pdf/print_estimate'
import { estimatePreviewValidator } from '#modules/offers/estimates/validators/estimate'

export default class EstimatePicturesController {
  /** Pages of the PDF as an SVG, which every browser shows inside a page. */
  async show(ctx: CompanyContext) {
    const estimate = await Estimate.findIn(ctx.company, ctx.params.id)
    return sendPicture(ctx, (portion) => drawEstimate(estimate, portion))
  }

  /** The same for what a form holds. Saves nothing. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(estimatePreviewValidator)
    const { estimate, ...parts } = await unsavedEstimate(ctx.company, input)
    return sendPicture(ctx, (portion) => drawEstimate(estimate, portion, parts))
  }
}
