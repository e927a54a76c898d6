import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsElsewhereController {
  /** Ends all sessions of the caller but this one, in all companies. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      const { accountId, sessionId } = ctx.caller
      await Session.revokeWhere({ account_id: accountId }, 'signed_out_elsewhere', sessionId)
      return { success: true }
    })
  }
}
