import type { CompanyContext } from '#core/http/caller'
import { findClient } from '#modules/ledger/queries/find_client'
import { countRecords } from '#modules/ledger/queries/record_counts'

export default class ClientCountsController {
  /** How many invoices, estimates, mails … a client has. */
  async show({ company, params }: CompanyContext) {
    const { id } = await findClient(company, params.id)
    return countRecords(company, id)
  }
}
