import { now } from '#core/clock'
import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { logSecurity } from '#core/log/log_security'
import { limitCodeEntries } from '#modules/auth/device_codes/limits'
import { DeviceSignIn } from '#modules/auth/models/device_sign_in'
import { userCodeValidator } from '#modules/auth/validators/device_code'

export default class DeviceRefusalsController {
  /** Refuses the sign-in of a terminal, which learns so when it asks next. */
  async store(ctx: SignedInContext) {
    const { userCode } = await ctx.request.validateUsing(userCodeValidator)
    await limitCodeEntries(ctx)
    return write(ctx, async () => {
      const waiting = await DeviceSignIn.findUnanswered(userCode)
      await waiting.answer({ refused_at: now() })
      const { userId } = ctx.caller
      logSecurity('user.device_refused', { userId, address: waiting.ipAddress })
      return { success: true }
    })
  }
}
