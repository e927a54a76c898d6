import type { CompanyContext } from '#core/http/caller'
import { announcePages } from '#core/http/paging'
import { findClient } from '#modules/ledger/queries/find_client'
import { countEvents, readHistory } from '#modules/ledger/queries/history'
import { withoutAddresses } from '#modules/ledger/transformers/erased_transformer'
import { historyValidator } from '#modules/ledger/validators/history'

const PAGE = 50

export default class ClientHistoriesController {
  /** Events of a client, the newest first; only one kind with `kind`. */
  async index(ctx: CompanyContext) {
    const { kind, page = 1, pageSize = PAGE } = await ctx.request.validateUsing(historyValidator)
    const { id, erasedAt } = await findClient(ctx.company, ctx.params.id)
    announcePages(ctx, { total: await countEvents(ctx.company, id, kind), page, pageSize })
    const slice = { kind, offset: (page - 1) * pageSize, limit: pageSize }
    const events = await readHistory(ctx.company, id, slice)
    return erasedAt === null ? events : events.map(withoutAddresses)
  }
}
