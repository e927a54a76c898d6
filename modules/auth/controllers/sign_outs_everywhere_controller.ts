import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsEverywhereController {
  /** Ends all sessions of the caller, this one included. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      await Session.revokeWhere({ user_id: ctx.caller.userId }, 'signed_out_everywhere')
      return { success: true }
    })
  }
}
