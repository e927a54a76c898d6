import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { approveClaim } from '#modules/expenses/claims/decide'
import { describeClaim } from '#modules/expenses/claims/describe_claim'
import { tellPeople } from '#modules/expenses/claims/tell_person'
import { claimApprovalValidator } from '#modules/expenses/validators/expense_claim'

export default class ExpenseClaimApprovalsController {
  /** Makes an expense of a receipt that was handed in. */
  async store(ctx: CompanyContext) {
    const approval = await ctx.request.validateUsing(claimApprovalValidator)
    return write(ctx, async () => {
      const claim = await approveClaim(ctx, ctx.params.id, approval)
      await tellPeople(ctx.company, [claim], ctx.caller.userId)
      return describeClaim(ctx, claim.id)
    })
  }
}
