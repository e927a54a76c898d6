import type { SignedInContext } from '#core/http/caller'
import { companyToList } from '#modules/recurring/company_scope'
import { summarize } from '#modules/recurring/queries/summary'
import { transformSummary } from '#modules/recurring/transformers/summary_transformer'
import { recurringSummaryValidator } from '#modules/recurring/validators/recurring_list'

export default class RecurringSummariesController {
  /** How many recurring invoices there are of each status, and what the active ones come to. */
  async show(ctx: SignedInContext) {
    const { companyId } = await ctx.request.validateUsing(recurringSummaryValidator)
    const timeZone = ctx.company?.timeZone ?? 'UTC'
    return transformSummary(await summarize(companyToList(ctx, companyId), timeZone))
  }
}
