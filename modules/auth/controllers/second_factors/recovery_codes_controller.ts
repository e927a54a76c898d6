import { conflict } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { renewRecoveryCodes } from '#modules/auth/actions/change_second_factor'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { lockMember } from '#modules/auth/models/member'
import { hasSecondFactor } from '#modules/auth/second_factor/factors'

export default class RecoveryCodesController {
  /** New recovery codes; the former ones stop working. They are in this answer only. */
  async store(ctx: SignedInContext) {
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const member = await lockMember(ctx.caller)
      if (!(await hasSecondFactor(member.account.id))) throw conflict('auth.second_factor_off')
      return created(ctx, { recoveryCodes: await renewRecoveryCodes(member) })
    })
  }
}
