import { today } from '#core/clock'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { makeLink, revokeLink } from '#modules/ledger/portal/ledger_link'
import { linksOf } from '#modules/ledger/portal/link_list'
import { findClient } from '#modules/ledger/queries/find_client'
import { ledgerLinkValidator } from '#modules/ledger/validators/ledger_link'

export default class LedgerLinksController {
  /** The links that open a client's account without a sign-in. */
  async index({ company, params }: CompanyContext) {
    const client = await findClient(company, params.id)
    return linksOf(company, client.id, today(company.timeZone))
  }

  /** A new link for the client. Its address is shown only once. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(ledgerLinkValidator)
    return writeSecret(ctx, async () => {
      const url = await makeLink(await findClient(ctx.company, ctx.params.id), input)
      return created(ctx, { url })
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await revokeLink(ctx.company, ctx.params.id, ctx.params.linkId)
      return noContent(ctx)
    })
  }
}
