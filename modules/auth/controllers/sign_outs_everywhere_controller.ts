import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'

export default class SignOutsEverywhereController {
  /** Ends all sessions of the caller, this one included. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      await Session.revokeWhere({ user_id: ctx.caller.userId }, 'signed_out_everywhere')
      return { success: true }
    })
  }
}
