import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { standingsOf } from '#modules/ledger/queries/client_standings'
import { clientStandingsValidator } from '#modules/ledger/validators/client_standings'

export default class ClientStandingsController {
  /** Debts and sales of the last twelve months of some clients, for the columns beside them. */
  async index({ company, request }: CompanyContext) {
    const { clientIds } = await request.validateUsing(clientStandingsValidator)
    return standingsOf(company, clientIds, today(company.timeZone))
  }
}
