import type { SignedInContext } from '#core/http/caller'
import { companyToChange } from '#modules/recurring/company_scope'
import { previewProfile } from '#modules/recurring/queries/preview_profile'
import { recurringPreviewValidator } from '#modules/recurring/validators/recurring_invoice'

export default class RecurringPreviewsController {
  /** The figures and the next dates that a recurring invoice would have. Saves nothing. */
  async store(ctx: SignedInContext) {
    const { companyId, ...input } = await ctx.request.validateUsing(recurringPreviewValidator)
    return previewProfile(await companyToChange(ctx, companyId), input)
  }
}
