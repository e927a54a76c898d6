import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { skipNext } from '#modules/recurring/actions/change_state'
import { companyToChange } from '#modules/recurring/company_scope'
import { describeProfile } from '#modules/recurring/queries/describe_profile'
import { nextDateValidator } from '#modules/recurring/validators/recurring_invoice'

export default class RecurringSkipsController {
  /** Leaves the next date out. */
  async store(ctx: SignedInContext) {
    const { companyId, date } = await ctx.request.validateUsing(nextDateValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      await skipNext(company, ctx.params.id, date)
      return describeProfile(company, ctx.params.id, ctx.language)
    })
  }
}
