import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { SecretLink } from '#modules/auth/models/secret_link'
import { answerQuestion } from '#modules/auth/questions/answer_question'
import { answerValidator } from '#modules/auth/validators/question'

export default class QuestionAnswersController {
  /** The answer of an applicant to the question behind a link, once and without a sign-in. */
  async store(ctx: HttpContext) {
    const { id, token, answer } = await ctx.request.validateUsing(answerValidator)
    return writeSecret(ctx, async () => {
      await answerQuestion(await SecretLink.open(token, ['question'], id), answer)
      return created(ctx, { message: translate(ctx.language, 'auth:messages.answered') })
    })
  }
}
