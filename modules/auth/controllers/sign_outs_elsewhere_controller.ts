import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsElsewhereController {
  /** Ends all sessions of the caller but this one. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      const { userId, sessionId } = ctx.caller
      await Session.revokeWhere({ user_id: userId }, 'signed_out_elsewhere', sessionId)
      return { success: true }
    })
  }
}
