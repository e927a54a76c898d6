import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { refuseClaim } from '#modules/expenses/claims/decide'
import { describeClaim } from '#modules/expenses/claims/describe_claim'
import { tellPeople } from '#modules/expenses/claims/tell_person'
import { claimReasonValidator } from '#modules/expenses/validators/expense_claim'

export default class ExpenseClaimReturnsController {
  /** Sends a receipt back to be corrected. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(claimReasonValidator)
    return write(ctx, async () => {
      const claim = await refuseClaim(ctx, ctx.params.id, { ...input, status: 'returned' })
      await tellPeople(ctx.company, [claim], ctx.caller.userId)
      return describeClaim(ctx, claim.id)
    })
  }
}
