import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { amendMandate } from '#modules/mandates/actions/amend_mandate'
import { transformMandate } from '#modules/mandates/transformers/mandate_transformer'
import { amendmentValidator } from '#modules/mandates/validators/mandate'

export default class MandateAmendmentsController {
  /** Notes another account of the client. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(amendmentValidator)
    return write(ctx, async () =>
      transformMandate(await amendMandate(company, params.id, input), today(company.timeZone))
    )
  }
}
