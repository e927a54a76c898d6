import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { findUser } from '#modules/admin/queries/user_rows'
import { transformUser } from '#modules/admin/transformers/user_transformer'
import { unlockAccount } from '#modules/auth/public'

export default class UserUnlocksController {
  /** Lets the person sign in again. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      await unlockAccount(ctx.caller, ctx.params.id)
      return transformUser(await findUser(ctx.params.id), ctx.caller)
    })
  }
}
