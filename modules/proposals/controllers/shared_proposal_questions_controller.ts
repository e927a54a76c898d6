import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { askQuestion } from '#modules/proposals/actions/ask_question'
import { openLink } from '#modules/proposals/links/proposal_link'
import { sharedQuestionValidator } from '#modules/proposals/validators/shared_proposal'

export default class SharedProposalQuestionsController {
  /** The client asks a question; the owner of the proposal gets it by mail. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedQuestionValidator)
    return writeSecret(ctx, async () => {
      const { proposal } = await openLink(input)
      await askQuestion(proposal, input)
      return created(ctx, { success: true })
    })
  }
}
