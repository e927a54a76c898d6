import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { resumeProfile } from '#modules/recurring/actions/change_state'
import { companyToChange } from '#modules/recurring/company_scope'
import { describeProfile } from '#modules/recurring/queries/describe_profile'
import { resumptionValidator } from '#modules/recurring/validators/recurring_invoice'

export default class RecurringResumptionsController {
  /** Goes on after a pause or after failures. */
  async store(ctx: SignedInContext) {
    const { companyId, missed = 'none' } = await ctx.request.validateUsing(resumptionValidator)
    const company = await companyToChange(ctx, companyId)
    return write(ctx, async () => {
      await resumeProfile(company, ctx.params.id, missed)
      return describeProfile(company, ctx.params.id, ctx.language)
    })
  }
}
