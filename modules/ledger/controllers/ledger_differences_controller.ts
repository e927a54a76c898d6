import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { reportDifference } from '#modules/ledger/actions/report_difference'
import { openLink } from '#modules/ledger/portal/ledger_link'
import { assertMayReport } from '#modules/ledger/portal/report_limit'
import { differenceValidator } from '#modules/ledger/validators/ledger_link'

export default class LedgerDifferencesController {
  /** The holder of a link reports that the account differs from their own books; the owners get a mail. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(differenceValidator)
    const { linkId } = await openLink(input)
    await assertMayReport(linkId)
    return writeSecret(ctx, async () => {
      const { client } = await openLink(input)
      await reportDifference(client, input)
      return { success: true }
    })
  }
}
