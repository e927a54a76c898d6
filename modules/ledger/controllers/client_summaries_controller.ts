import type { CompanyContext } from '#core/http/caller'
import { findClient } from '#modules/ledger/queries/find_client'
import { summaryOf } from '#modules/ledger/queries/summary'

export default class ClientSummariesController {
  /** How a client stands, how it pays, what it buys and what comes next. */
  async show({ company, params }: CompanyContext) {
    return summaryOf(company, await findClient(company, params.id))
  }
}
