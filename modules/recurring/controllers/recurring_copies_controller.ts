import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { cloneProfile } from '#modules/recurring/actions/clone_profile'
import { companyToChange } from '#modules/recurring/company_scope'
import { describeProfile } from '#modules/recurring/queries/describe_profile'
import { stepValidator } from '#modules/recurring/validators/recurring_invoice'

export default class RecurringCopiesController {
  /** The same once more, paused. */
  async store(ctx: SignedInContext) {
    const { companyId } = await ctx.request.validateUsing(stepValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      const { id } = await cloneProfile(company, ctx.params.id)
      return created(ctx, await describeProfile(company, id, ctx.language))
    })
  }
}
