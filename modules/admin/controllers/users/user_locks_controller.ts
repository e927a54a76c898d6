import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { findUser } from '#modules/admin/queries/user_rows'
import { transformUser } from '#modules/admin/transformers/user_transformer'
import { userLockValidator } from '#modules/admin/validators/users'
import { lockAccount } from '#modules/auth/public'

export default class UserLocksController {
  /** Lets the person sign in nowhere from now on; the reason is shown at the next try. */
  async store(ctx: SignedInContext) {
    const { reason } = await ctx.request.validateUsing(userLockValidator)
    return write(ctx, async () => {
      await lockAccount(ctx.caller, ctx.params.id, reason)
      return transformUser(await findUser(ctx.params.id), ctx.caller)
    })
  }
}
