import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { answerText } from '#modules/assistant/answers/answer_text'
import { forgetQuestions, keepQuestion, ownQuestions } from '#modules/assistant/history'
import { questionValidator } from '#modules/assistant/validators/question'

export default class QuestionsController {
  /** The caller's own questions with their answers, the newest first, at most fifty. */
  async index(ctx: CompanyContext) {
    return ownQuestions(ctx)
  }

  /** Answers a question from the books. A question that is not understood is kept without an answer. */
  async store(ctx: CompanyContext) {
    const { text } = await ctx.request.validateUsing(questionValidator)
    const outcome = await answerText(ctx, text)
    return write(ctx, async () => created(ctx, await keepQuestion(ctx, text, outcome)))
  }

  /** Deletes the caller's questions. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await forgetQuestions(ctx)
      return noContent(ctx)
    })
  }
}
