import type { HttpContext } from '@adonisjs/core/http'
import { asActor } from '#core/audit/actor'
import { writeSecret } from '#core/http/write'
import { assertSecondFactor, memberIn, verifyCredentials } from '#modules/auth/public'
import { cancelDeletion, requestDeletion } from '#modules/leaving/actions/request_deletion'
import { actorOf } from '#modules/leaving/actor_of'
import { leavingPreview } from '#modules/leaving/queries/leaving_preview'
import { credentialsValidator, deletionValidator } from '#modules/leaving/validators/leaving'

export default class CompanyDeletionsController {
  /** An owner asks for the deletion of the company, which happens thirty days later. */
  async store(ctx: HttpContext) {
    const { code, ...wish } = await ctx.request.validateUsing(deletionValidator)
    const verified = await verifyCredentials(ctx, wish.email, wish.password)
    const member = await memberIn(verified, wish.companyId)
    await assertSecondFactor(member, code)
    const { user } = member
    return writeSecret(ctx, () =>
      asActor(actorOf(ctx, user), async () => {
        const { owner } = await requestDeletion(user.id, wish)
        return leavingPreview(owner)
      })
    )
  }

  /** An owner keeps the company. */
  async destroy(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(credentialsValidator)
    const member = await verifyCredentials(ctx, input.email, input.password)
    const { user } = await memberIn(member, input.companyId)
    return writeSecret(ctx, () =>
      asActor(actorOf(ctx, user), async () => {
        await cancelDeletion(user.id)
        return leavingPreview(user)
      })
    )
  }
}
