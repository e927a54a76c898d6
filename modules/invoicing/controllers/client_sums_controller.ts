import type { HttpContext } from '@adonisjs/core/http'
import { momentIn } from '#modules/invoicing/invoice_status'
import { sumByClient } from '#modules/invoicing/queries/client_sums'
import { transformClientSums } from '#modules/invoicing/transformers/client_sums_transformer'
import { clientSumsValidator } from '#modules/invoicing/validators/client_sums'

export default class ClientSumsController {
  /** What some clients owe, for the columns beside them. Who owes nothing is left out. */
  async index({ company, request }: HttpContext) {
    const { clientIds } = await request.validateUsing(clientSumsValidator)
    const sums = await sumByClient(company, clientIds, momentIn(company))
    return sums.map(transformClientSums)
  }
}
