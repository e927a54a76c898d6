import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { revokeMandate } from '#modules/mandates/actions/revoke_mandate'
import { transformMandate } from '#modules/mandates/transformers/mandate_transformer'

export default class MandateRevocationsController {
  /** Notes that the client has revoked a mandate. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () =>
      transformMandate(await revokeMandate(ctx.company, ctx.params.id), today(ctx.company.timeZone))
    )
  }
}
