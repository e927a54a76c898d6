import type { HttpContext } from '@adonisjs/core/http'
import { findClient } from '#modules/ledger/queries/find_client'
import { summaryOf } from '#modules/ledger/queries/summary'

export default class ClientSummariesController {
  /** How a client stands, how it pays, what it buys and what comes next. */
  async show({ company, params }: HttpContext) {
    return summaryOf(company, await findClient(company, params.id))
  }
}
