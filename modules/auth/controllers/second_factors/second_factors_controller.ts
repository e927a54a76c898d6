import { instantText } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { qrSvg } from '#core/files/qr_svg'
import { created, noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { turnOffSecondFactor } from '#modules/auth/actions/change_second_factor'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { lockMember } from '#modules/auth/models/member'
import { SecondFactor } from '#modules/auth/models/second_factor'
import { factorsOf } from '#modules/auth/second_factor/factors'
import { countRecoveryCodes } from '#modules/auth/second_factor/recovery_codes'
import { seedUri } from '#modules/auth/second_factor/totp'

/** The second factors of the caller; those by app are set up here. */
export default class SecondFactorsController {
  /** Whether sign-ins ask for an app or a passkey. The secret of the app is shown once, by `store`. */
  async show({ caller }: SignedInContext) {
    const { app, hasPasskeys } = await factorsOf(caller.accountId)
    return {
      isOn: app !== null,
      since: app?.confirmedAt ? instantText(app.confirmedAt) : null,
      hasPasskeys,
      recoveryCodesLeft: await countRecoveryCodes(caller.accountId),
    }
  }

  /** Begins to set it up: the secret, as text and as QR code, for the app that then gives the first code. */
  async store(ctx: SignedInContext) {
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const { account } = await lockMember(ctx.caller)
      if (await SecondFactor.findActive(account.id)) throw conflict('auth.second_factor_on')
      const secret = await SecondFactor.begin(account.id)
      const uri = seedUri(secret, account.email)
      return created(ctx, { secret, uri, qr: qrSvg(uri) })
    })
  }

  /** Removes the app; the recovery codes stay for those who have passkeys. */
  async destroy(ctx: SignedInContext) {
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const member = await lockMember(ctx.caller)
      await turnOffSecondFactor(member, ctx.caller.sessionId)
      return noContent(ctx)
    })
  }
}
