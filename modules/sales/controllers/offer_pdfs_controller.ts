import type { HttpContext } from '@adonisjs/core/http'
import { sendPdf } from '#modules/documents/public'
import { openLink } from '#modules/sales/links/estimate_link'
import { pdfName } from '#modules/sales/pdf/pdf_name'
import { printEstimate } from '#modules/sales/pdf/print_estimate'
import { offerValidator } from '#modules/sales/validators/offer'

export default class OfferPdfsController {
  /** The document as a PDF; by POST, so that no address contains the key. */
  async store({ language, request, response }: HttpContext) {
    const { estimate } = await openLink(await request.validateUsing(offerValidator))
    const name = pdfName(estimate, estimate.language ?? language)
    return sendPdf(response, name, await printEstimate(estimate))
  }
}
