import { instantText } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { qrSvg } from '#core/files/qr_svg'
import { created, noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { turnOffSecondFactor } from '#modules/auth/actions/change_second_factor'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { SecondFactor } from '#modules/auth/models/second_factor'
import { User } from '#modules/auth/models/user'
import { countRecoveryCodes } from '#modules/auth/second_factor/recovery_codes'
import { seedUri } from '#modules/auth/second_factor/totp'

/** The authenticator app of the caller. */
export default class SecondFactorsController {
  /** Whether sign-ins ask for it. Its secret is shown once, by `store`. */
  async show({ caller }: SignedInContext) {
    const factor = await SecondFactor.findActive(caller.userId)
    return {
      isOn: factor !== null,
      since: factor?.confirmedAt ? instantText(factor.confirmedAt) : null,
      recoveryCodesLeft: factor ? await countRecoveryCodes(caller.userId) : 0,
    }
  }

  /** Begins to set it up: the secret, as text and as QR code, for the app that then gives the first code. */
  async store(ctx: SignedInContext) {
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const user = await User.lock(ctx.caller.userId)
      if (await SecondFactor.findActive(user.id)) throw conflict('auth.second_factor_on')
      const secret = await SecondFactor.begin(user.id)
      const uri = seedUri(secret, user.email)
      return created(ctx, { secret, uri, qr: qrSvg(uri) })
    })
  }

  /** Removes it together with the recovery codes. */
  async destroy(ctx: SignedInContext) {
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const user = await User.lock(ctx.caller.userId)
      await turnOffSecondFactor(user, ctx.caller.sessionId)
      return noContent(ctx)
    })
  }
}
