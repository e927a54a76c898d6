import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { assertionOptions } from '#modules/auth/passkeys/assertion'
import { newHolderKey } from '#modules/auth/passkeys/challenges'
import { openChallenge } from '#modules/auth/second_factor/challenge'
import { passkeyQuestionValidator } from '#modules/auth/validators/passkey'

export default class PasskeyQuestionsController {
  /**
   * The question by which a passkey signs somebody in: any that the browser has for Kontor, or after the password, with
   * its `challenge`, one of that person. It is good for five minutes; `key` comes back with the answer.
   */
  async store(ctx: HttpContext) {
    const { challenge } = await ctx.request.validateUsing(passkeyQuestionValidator)
    const member = challenge === undefined ? undefined : await openChallenge(challenge)
    const key = newHolderKey()
    const options = await assertionOptions({ purpose: 'sign_in', holder: key }, member?.account.id)
    return created(ctx, { key, options })
  }
}
