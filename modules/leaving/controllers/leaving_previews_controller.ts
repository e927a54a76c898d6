import type { HttpContext } from '@adonisjs/core/http'
import type { SignedInContext } from '#core/http/caller'
import { User, verifyCredentials } from '#modules/auth/public'
import { leavingPreview } from '#modules/leaving/queries/leaving_preview'
import { credentialsValidator } from '#modules/leaving/validators/leaving'

/** The effect of deleting an account: records that go, and records that are kept, with their last day. */
export default class LeavingPreviewsController {
  async show({ caller }: SignedInContext) {
    return leavingPreview(await User.findOrFail(caller.userId))
  }

  /** The same for somebody who is not signed in. */
  async store(ctx: HttpContext) {
    const { email, password } = await ctx.request.validateUsing(credentialsValidator)
    return leavingPreview(await verifyCredentials(ctx, email, password))
  }
}
