import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { sendStatement } from '#modules/ledger/actions/send_statement'
import { findAccount } from '#modules/ledger/queries/account'
import { findClient } from '#modules/ledger/queries/find_client'
import { statementList } from '#modules/ledger/queries/statement_list'
import {
  statementRow,
  transformStatement,
} from '#modules/ledger/transformers/statement_transformer'
import { pageValidator } from '#modules/ledger/validators/paging'
import { statementSendingValidator } from '#modules/ledger/validators/statement'

export default class StatementsController {
  /** Statements of a client, the newest first; the outbox shows the state of their mails. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(pageValidator)
    await findClient(ctx.company, ctx.params.id)
    const rows = await readPage(ctx, statementList(ctx.company, ctx.params.id), wish)
    return rows.map(transformStatement)
  }

  /** Mails a statement of the account as of now, at once or at a scheduled time. */
  async store(ctx: CompanyContext) {
    const { currency, from, until, openOnly, ...wish } =
      await ctx.request.validateUsing(statementSendingValidator)
    return write(ctx, async () => {
      const part = { currency, from, until, openOnly }
      const { client, range } = await findAccount(ctx.company, ctx.params.id, part)
      const { statement, sent } = await sendStatement(ctx.company, client, { range, wish })
      return created(ctx, { ...transformStatement(statementRow(statement)), mail: sent.outcome })
    })
  }
}
