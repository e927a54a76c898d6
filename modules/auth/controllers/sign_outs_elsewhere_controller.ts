import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsElsewhereController {
  /** Ends all sessions of the caller but this one. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const { userId, sessionId } = ctx.caller
      await Session.revokeWhere({ user_id: userId }, 'signed_out_elsewhere', sessionId)
      return { success: true }
    })
  }
}
