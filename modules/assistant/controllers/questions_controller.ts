import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { answerText } from '#modules/assistant/answers/answer_text'
import { forgetQuestions, keepQuestion, ownAnswer, ownQuestions } from '#modules/assistant/history'
import { questionValidator } from '#modules/assistant/validators/question'

export default class QuestionsController {
  /** The caller's own questions with their answers, the newest first, at most fifty. */
  async index(ctx: CompanyContext) {
    return ownQuestions(ctx)
  }

  /**
   * Answers a question from the books, which may go on from the answer to an earlier one of the caller. A question that
   * is not understood is kept without an answer. Employees get answers about their own tasks and hours only.
   * @throws 404 for an earlier question that is not the caller's
   */
  async store(ctx: CompanyContext) {
    const { text, after } = await ctx.request.validateUsing(questionValidator)
    const outcome = await answerText(ctx, text, after ? await ownAnswer(ctx, after) : null)
    const kept = outcome.answer && outcome.isFollowing ? { ...outcome, after } : outcome
    return write(ctx, async () => created(ctx, await keepQuestion(ctx, text, kept)))
  }

  /** Deletes the caller's questions. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await forgetQuestions(ctx)
      return noContent(ctx)
    })
  }
}
