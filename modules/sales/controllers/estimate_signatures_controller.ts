import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { Estimate } from '#modules/sales/models/estimate'
import { signatureOf } from '#modules/sales/queries/estimate_answer'

export default class EstimateSignaturesController {
  /** The drawn signature of the client, as a PNG. */
  async show({ company, params, response }: CompanyContext) {
    const signature = await signatureOf(await Estimate.findIn(company, params.id))
    if (!signature) throw notFound()
    response.header('content-type', 'image/png')
    response.header('cache-control', 'private, no-store')
    return response.send(signature)
  }
}
