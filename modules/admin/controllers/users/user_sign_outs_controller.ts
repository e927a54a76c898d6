import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { endSessionsOf } from '#modules/auth/public'

export default class UserSignOutsController {
  /** Ends all sessions of the person, in all companies. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => ({ count: await endSessionsOf(ctx.caller, ctx.params.id) }))
  }
}
