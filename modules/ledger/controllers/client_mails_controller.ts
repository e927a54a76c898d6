import type { CompanyContext } from '#core/http/caller'
import { announcePages } from '#core/http/paging'
import { countMails, readMails } from '#modules/ledger/queries/client_mails'
import { findClient } from '#modules/ledger/queries/find_client'
import { withoutRecipients } from '#modules/ledger/transformers/erased_transformer'
import { pageValidator } from '#modules/ledger/validators/paging'

const PAGE = 50

export default class ClientMailsController {
  /** The mails that went to a client with their delivery, the newest first. */
  async index(ctx: CompanyContext) {
    const { page = 1, pageSize = PAGE } = await ctx.request.validateUsing(pageValidator)
    const { id, erasedAt } = await findClient(ctx.company, ctx.params.id)
    announcePages(ctx, { total: await countMails(ctx.company, id), page, pageSize })
    const slice = { offset: (page - 1) * pageSize, limit: pageSize }
    const mails = await readMails(ctx.company, id, slice)
    return erasedAt === null ? mails : mails.map(withoutRecipients)
  }
}
