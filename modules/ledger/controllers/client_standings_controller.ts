import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#core/clock'
import { standingsOf } from '#modules/ledger/queries/client_standings'
import { clientStandingsValidator } from '#modules/ledger/validators/client_standings'

export default class ClientStandingsController {
  /** What some clients owe and bought in the last twelve months, for the columns beside them. */
  async index({ company, request }: HttpContext) {
    const { clientIds } = await request.validateUsing(clientStandingsValidator)
    return standingsOf(company, clientIds, today(company.timeZone))
  }
}
