import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { assertionOptions } from '#modules/auth/passkeys/assertion'
import { limitQuestions } from '#modules/auth/passkeys/limit_questions'

export default class ConfirmationQuestionsController {
  /** The question by which a passkey confirms the session of the caller. It is good for five minutes. */
  async store(ctx: SignedInContext) {
    const { accountId, sessionId } = ctx.caller
    await limitQuestions(accountId)
    const use = { purpose: 'confirmation', holder: sessionId } as const
    return created(ctx, await assertionOptions(use, accountId))
  }
}
