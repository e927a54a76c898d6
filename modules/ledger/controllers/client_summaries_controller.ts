import type { CompanyContext } from '#core/http/caller'
import { findClient } from '#modules/ledger/queries/find_client'
import { summaryOf } from '#modules/ledger/queries/summary'

export default class ClientSummariesController {
  /** Balance, payment habits, purchases and next events of a client. */
  async show({ company, params }: CompanyContext) {
    return summaryOf(company, await findClient(company, params.id))
  }
}
