import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { handOutAccount } from '#modules/invoicing/public'
import { noteVisit, openLink } from '#modules/ledger/portal/ledger_link'
import { describeSharedLedger } from '#modules/ledger/portal/shared_ledger'
import { sharedLedgerValidator } from '#modules/ledger/validators/ledger_link'

export default class SharedLedgersController {
  /**
   * The account behind a ledger link; by POST, so that no address contains the key. The company sees the time of the
   * visit.
   */
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
