import type { CompanyContext } from '#core/http/caller'
import { writePart } from '#core/http/write'
import { writeParts } from '#core/http/write_parts'
import { approveClaim } from '#modules/expenses/claims/decide'
import { tellPeople } from '#modules/expenses/claims/tell_person'
import { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import { claimBatchValidator } from '#modules/expenses/validators/expense_claim'

export default class ExpenseClaimBatchApprovalsController {
  /** Approves several receipts, each in its own transaction; each person gets one mail for all. */
  async store(ctx: CompanyContext) {
    const { claimIds } = await ctx.request.validateUsing(claimBatchValidator)
    const answer = await writeParts(ctx, claimIds, async (id) => {
      const { status } = await approveClaim(ctx, id, {})
      return { _id: id, status }
    })
    if (answer.done.length === 0) return answer
    return writePart(ctx, 'mails', async () => {
      const ids = answer.done.map(({ _id }) => _id)
      const claims = await ExpenseClaim.of(ctx.company).whereIn('id', ids)
      await tellPeople(ctx.company, claims, ctx.caller.userId)
      return answer
    })
  }
}
