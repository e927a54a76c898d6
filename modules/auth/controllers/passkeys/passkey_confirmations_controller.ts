import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { confirmSession } from '#modules/auth/confirmed_session'
import { verifyAssertion } from '#modules/auth/passkeys/assertion'
import { refusePasskey } from '#modules/auth/passkeys/refuse_passkey'
import { passkeyConfirmationValidator } from '#modules/auth/validators/passkey'

export default class PasskeyConfirmationsController {
  /** Confirms who is there with a passkey instead of the password; see `assertConfirmed`. */
  async store(ctx: SignedInContext) {
    const { response } = await ctx.request.validateUsing(passkeyConfirmationValidator)
    const { accountId, sessionId } = ctx.caller
    const answer = { ...response, clientExtensionResults: {} }
    const expected = { purpose: 'confirmation', holder: sessionId, accountId, status: 422 } as const
    const { passkey, use } = await verifyAssertion(answer, expected)

    return writeSecret(ctx, async () => {
      const isGood = await passkey.noteUse(use)
      if (!isGood) throw refusePasskey(422, 'passkey_refused', { accountId })
      return created(ctx, await confirmSession(sessionId))
    })
  }
}
