import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { resendLetter } from '#modules/correspondence/actions/change_letter'
import { findLetter } from '#modules/correspondence/queries/letter_rows'
import { transformLetterWithText } from '#modules/correspondence/transformers/letter_transformer'
import { repeatValidator } from '#modules/correspondence/validators/letter_list'

export default class MailRepeatsController {
  /** Sends a letter once more, as a mail of its own. */
  async store(ctx: CompanyContext) {
    const { company, params, language } = ctx
    const people = await ctx.request.validateUsing(repeatValidator)
    return write(ctx, async () => {
      const letter = await findLetter(company, params.id)
      const { mailId } = await resendLetter(company, letter, people, language)
      return created(ctx, transformLetterWithText(await findLetter(company, mailId), language))
    })
  }
}
