import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { openLink } from '#modules/offers/links/offer_links'
import { askQuestion } from '#modules/offers/proposals/actions/ask_question'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { sharedQuestionValidator } from '#modules/offers/proposals/validators/shared_question'

export default class SharedProposalQuestionsController {
  /** The client asks a question; the owner of the proposal gets it by mail. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedQuestionValidator)
    return writeSecret(ctx, async () => {
      const { offer } = await openLink(PROPOSALS, input)
      await askQuestion(offer, input)
      return created(ctx, { success: true })
    })
  }
}
