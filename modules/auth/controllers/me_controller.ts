import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { renameUser } from '#modules/auth/actions/rename_user'
import { User } from '#modules/auth/models/user'
import { transformCurrentUser } from '#modules/auth/transformers/current_user_transformer'
import { meValidator } from '#modules/auth/validators/me'

export default class MeController {
  async show({ caller }: SignedInContext) {
    return transformCurrentUser(await User.findOrFail(caller.userId), caller)
  }

  /** Changes the name of the signed-in user. */
  async update(ctx: SignedInContext) {
    const { name } = await ctx.request.validateUsing(meValidator)
    return write(ctx, async () => {
      const user = await User.findOrFail(ctx.caller.userId)
      await renameUser(user, name)
      return transformCurrentUser(user, ctx.caller)
    })
  }
}
