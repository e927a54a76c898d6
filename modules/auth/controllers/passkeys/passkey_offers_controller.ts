import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { assertRoomForPasskey } from '#modules/auth/actions/change_passkeys'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { Account } from '#modules/auth/models/account'
import { User } from '#modules/auth/models/user'
import { limitQuestions } from '#modules/auth/passkeys/limit_questions'
import { registrationOptions } from '#modules/auth/passkeys/registration'

export default class PasskeyOffersController {
  /** The request by which the caller's browser makes another passkey. It is good for five minutes. */
  async store(ctx: SignedInContext) {
    const { userId, accountId, sessionId } = ctx.caller
    await limitQuestions(accountId)
    await assertConfirmed(ctx.caller)
    await assertRoomForPasskey(accountId)
    const account = await Account.findOrFail(accountId)
    const user = await User.findOrFail(userId)
    return created(ctx, await registrationOptions({ account, user }, sessionId))
  }
}
