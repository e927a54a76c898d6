import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsController {
  /** Ends the session of this token. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      await Session.revokeWhere({ id: ctx.caller.sessionId }, 'signed_out')
      ctx.response.header('clear-site-data', '"cache"')
      return { success: true }
    })
  }
}
