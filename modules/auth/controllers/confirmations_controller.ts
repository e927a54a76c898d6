import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { confirmSession } from '#modules/auth/confirmed_session'
import { confirmSelf } from '#modules/auth/passwords/confirm_self'
import { lockVerified } from '#modules/auth/passwords/verify_own_password'
import { confirmationValidator } from '#modules/auth/validators/second_factor'

export default class ConfirmationsController {
  /** Confirms who is there, with the password and a code where there is a second factor; see `assertConfirmed`. */
  async store(ctx: SignedInContext) {
    const input = await ctx.request.validateUsing(confirmationValidator)
    const verified = await confirmSelf(ctx, input)

    return writeSecret(ctx, async () => {
      await lockVerified(verified)
      return created(ctx, await confirmSession(ctx.caller.sessionId))
    })
  }
}
