import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { logSecurity } from '#core/log/log_security'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { limitCodeEntries } from '#modules/auth/device_codes/limits'
import { DeviceSignIn } from '#modules/auth/models/device_sign_in'
import { userCodeValidator } from '#modules/auth/validators/device_code'

export default class DeviceConfirmationsController {
  /**
   * Allows the sign-in of a terminal, as the caller and in the caller's company. Asks for a confirmed session: a terminal
   * stays signed in for a month. Until the terminal has its token, the session of the caller has to stay open.
   */
  async store(ctx: SignedInContext) {
    const { userCode } = await ctx.request.validateUsing(userCodeValidator)
    const { caller } = ctx
    await assertConfirmed(caller)
    await limitCodeEntries(ctx)
    return write(ctx, async () => {
      const waiting = await DeviceSignIn.findUnanswered(userCode)
      await waiting.answer({ session_id: caller.sessionId })
      const { userId, sessionId } = caller
      logSecurity('user.device_allowed', { userId, sessionId, address: waiting.ipAddress })
      return { success: true }
    })
  }
}
