import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/app_error'
import { Estimate } from '#modules/sales/models/estimate'
import { signatureOf } from '#modules/sales/queries/estimate_answer'

export default class EstimateSignaturesController {
  /** What the client drew when accepting, as a PNG. */
  async show({ company, params, response }: HttpContext) {
    const signature = await signatureOf(await Estimate.findIn(company, params.id))
    if (!signature) throw notFound()
    response.header('content-type', 'image/png')
    response.header('cache-control', 'private, no-store')
    return response.send(signature)
  }
}
