import type { HttpContext } from '@adonisjs/core/http'
import type { SignedInContext } from '#core/http/caller'
import { memberIn, User, verifyCredentials } from '#modules/auth/public'
import { leavingPreview } from '#modules/leaving/queries/leaving_preview'
import { credentialsValidator } from '#modules/leaving/validators/leaving'

/** The effect of deleting an account: records that go, and records that are kept, with their last day. */
export default class LeavingPreviewsController {
  async show({ caller }: SignedInContext) {
    return leavingPreview(await User.findOrFail(caller.userId))
  }

  /** The same for somebody who is not signed in. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(credentialsValidator)
    const member = await verifyCredentials(ctx, input.email, input.password)
    const { user } = await memberIn(member, input.companyId)
    return leavingPreview(user)
  }
}
