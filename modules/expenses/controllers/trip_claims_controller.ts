import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { approveClaim } from '#modules/expenses/claims/decide'
import { describeClaim } from '#modules/expenses/claims/describe_claim'
import { correctClaim, handInClaim } from '#modules/expenses/claims/hand_in'
import { tripContent } from '#modules/expenses/trips/trip_content'
import { tripValidator } from '#modules/expenses/validators/trip'

export default class TripClaimsController {
  /** Hands a journey in. That of an owner, who would approve it anyway, becomes an expense at once. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(tripValidator)
    return write(ctx, async () => {
      const { id } = await handInClaim(ctx, await tripContent(ctx, input))
      if (ctx.caller.role === 'owner') await approveClaim(ctx, id, {})
      return created(ctx, await describeClaim(ctx, id))
    })
  }

  /** Corrects an own journey that is not decided yet. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(tripValidator)
    return write(ctx, async () => {
      const content = await tripContent(ctx, input)
      const { id } = await correctClaim(ctx, ctx.params.id, { content, version: input.version })
      return describeClaim(ctx, id)
    })
  }
}
