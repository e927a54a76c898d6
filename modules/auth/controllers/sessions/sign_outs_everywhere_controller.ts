import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsEverywhereController {
  /** Ends all sessions of the caller, this one included, in all companies. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      await Session.revokeWhere({ account_id: ctx.caller.accountId }, 'signed_out_everywhere')
      return { success: true }
    })
  }
}
