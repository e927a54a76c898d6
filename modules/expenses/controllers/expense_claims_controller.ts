import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { receiptContent } from '#modules/expenses/claims/claim_content'
import { claimsQuery } from '#modules/expenses/claims/claim_list'
import { describeClaim } from '#modules/expenses/claims/describe_claim'
import { correctClaim, handInClaim, withdrawClaim } from '#modules/expenses/claims/hand_in'
import { transformClaimRow } from '#modules/expenses/transformers/expense_claim_transformer'
import { claimListValidator, claimValidator } from '#modules/expenses/validators/expense_claim'

export default class ExpenseClaimsController {
  /** Employees get their own. */
  async index(ctx: CompanyContext) {
    const filter = await ctx.request.validateUsing(claimListValidator, { data: ctx.request.qs() })
    const rows = await readPage(ctx, claimsQuery(ctx, filter), filter)
    return rows.map((row) => transformClaimRow(row, ctx.caller))
  }

  async show(ctx: CompanyContext) {
    return describeClaim(ctx, ctx.params.id)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(claimValidator)
    return write(ctx, async () => {
      const { id } = await handInClaim(ctx, await receiptContent(ctx.company, input))
      return created(ctx, await describeClaim(ctx, id))
    })
  }

  /** Corrects an own receipt; one that was sent back is handed in again. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(claimValidator)
    return write(ctx, async () => {
      const content = await receiptContent(ctx.company, input)
      const { id } = await correctClaim(ctx, ctx.params.id, { content, version: input.version })
      return describeClaim(ctx, id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await withdrawClaim(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
