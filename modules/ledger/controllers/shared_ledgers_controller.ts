import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { handOutAccount } from '#modules/invoicing/public'
import { noteVisit, openLink } from '#modules/ledger/links/ledger_link'
import { describeSharedLedger } from '#modules/ledger/queries/shared_ledger'
import { sharedLedgerValidator } from '#modules/ledger/validators/ledger_link'

export default class SharedLedgersController {
  /** What a ledger link opens; by POST, so that the key stands in no address. The company sees when it was looked at. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedLedgerValidator)
    const { company, client, linkId } = await openLink(input)
    return writeSecret(ctx, async () => {
      await noteVisit(company, linkId)
      await handOutAccount(company, client.id)
      return describeSharedLedger(company, client, input)
    })
  }
}
