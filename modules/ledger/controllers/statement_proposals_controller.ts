import type { CompanyContext } from '#core/http/caller'
import { proposeStatement } from '#modules/ledger/actions/send_statement'
import { findAccount } from '#modules/ledger/queries/account'
import { ledgerPartValidator } from '#modules/ledger/validators/ledger'

export default class StatementProposalsController {
  /** The mail as it would go out. */
  async show({ company, params, request, language }: CompanyContext) {
    const part = await request.validateUsing(ledgerPartValidator)
    const { client, range } = await findAccount(company, params.id, part)
    return proposeStatement(company, client, range, language)
  }
}
