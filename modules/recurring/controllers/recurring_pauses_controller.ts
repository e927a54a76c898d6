import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { pauseProfile } from '#modules/recurring/actions/change_state'
import { companyToChange } from '#modules/recurring/company_scope'
import { describeProfile } from '#modules/recurring/queries/describe_profile'
import { stepValidator } from '#modules/recurring/validators/recurring_invoice'

export default class RecurringPausesController {
  /** Makes nothing until it is resumed. */
  async store(ctx: SignedInContext) {
    const { companyId } = await ctx.request.validateUsing(stepValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      await pauseProfile(company, ctx.params.id)
      return describeProfile(company, ctx.params.id, ctx.language)
    })
  }
}
