import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#modules/documents/public'
import { Estimate } from '#modules/sales/models/estimate'
import { drawEstimate } from '#modules/sales/pdf/print_estimate'

export default class EstimatePicturesController {
  /** The pages of the PDF as one SVG, which every browser shows inside a page. */
  async show({ company, params, response }: HttpContext) {
    return sendPicture(response, await drawEstimate(await Estimate.findIn(company, params.id)))
  }
}
