import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { openSession } from '#modules/auth/actions/open_session'
import { Account } from '#modules/auth/models/account'
import { memberOf } from '#modules/auth/models/member'
import { refusePasskey } from '#modules/auth/passkeys/refuse_passkey'
import { verifySignIn } from '#modules/auth/passkeys/verify_sign_in'
import { openChallenge } from '#modules/auth/second_factor/challenge'
import { passkeySignInValidator } from '#modules/auth/validators/passkey'

export default class PasskeySignInsController {
  /**
   * Signs somebody in with a passkey: alone, or as the second step after the password, with its `challenge`. Answers as
   * the sign-in with a password does.
   */
  async store(ctx: HttpContext) {
    const { challenge, key, response, confirms } =
      await ctx.request.validateUsing(passkeySignInValidator)
    const expected = challenge === undefined ? undefined : await openChallenge(challenge)
    const answer = { ...response, clientExtensionResults: {} }
    const accountId = expected?.account.id
    const { passkey, use } = await verifySignIn(ctx, answer, { holder: key, accountId })
    const { account, user } =
      expected ?? (await memberOf(await Account.findOrFail(passkey.accountId)))
    await assertLetIn(user)

    return writeSecret(ctx, async () => {
      const isGood = (await passkey.noteUse(use)) && (await account.noteSignIn(user))
      if (!isGood) throw refusePasskey(401, 'passkey_refused', { accountId: account.id })
      return openSession(ctx, { account, user }, { client: 'browser', confirms })
    })
  }
}
