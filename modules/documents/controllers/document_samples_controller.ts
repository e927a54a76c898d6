import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/pdf/send_pages'
import { drawSample } from '#modules/documents/samples/draw_sample'
import { documentSampleValidator } from '#modules/documents/validators/document_sample'

export default class DocumentSamplesController {
  /** A sample document of the company in a template and a colour, before they are chosen. Saves nothing. */
  async store(ctx: CompanyContext) {
    const { company, language } = ctx
    const look = await ctx.request.validateUsing(documentSampleValidator)
    return sendPicture(ctx, (portion) => drawSample(company, look, { language, portion }))
  }
}
