import { inTx } from '#core/database/in_tx'
import { conflict, FieldError } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { turnOnSecondFactor } from '#modules/auth/actions/change_second_factor'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { lockMember } from '#modules/auth/models/member'
import { SecondFactor } from '#modules/auth/models/second_factor'
import { asCodeTry } from '#modules/auth/second_factor/code_tries'
import { codeValidator } from '#modules/auth/validators/second_factor'

export default class SecondFactorActivationsController {
  /** Turns the app on with its first right code. The recovery codes are in this answer only. */
  async store(ctx: SignedInContext) {
    const { code } = await ctx.request.validateUsing(codeValidator)
    await assertConfirmed(ctx.caller)
    const { accountId, sessionId } = ctx.caller
    const factor = await SecondFactor.findPending(accountId)
    if (!factor) throw conflict('auth.second_factor_not_begun')
    const isRight = await asCodeTry(
      accountId,
      () => inTx(() => factor.use(code)),
      async () => undefined
    )
    if (!isRight) throw new FieldError('code', 'auth.code_wrong')

    return writeSecret(ctx, async () => {
      const member = await lockMember(ctx.caller)
      return created(ctx, { recoveryCodes: await turnOnSecondFactor(member, factor, sessionId) })
    })
  }
}
