import type { HttpContext } from '@adonisjs/core/http'
import { announcePages } from '#core/http/paging'
import { countMails, readMails } from '#modules/ledger/queries/client_mails'
import { findClient } from '#modules/ledger/queries/find_client'
import { pageValidator } from '#modules/ledger/validators/paging'

const PAGE = 50

export default class ClientMailsController {
  /** The mails that went to a client with their delivery, the newest first. */
  async index(ctx: HttpContext) {
    const { page = 1, pageSize = PAGE } = await ctx.request.validateUsing(pageValidator)
    const { id } = await findClient(ctx.company, ctx.params.id)
    announcePages(ctx, { total: await countMails(ctx.company, id), page, pageSize })
    return readMails(ctx.company, id, { offset: (page - 1) * pageSize, limit: pageSize })
  }
}
