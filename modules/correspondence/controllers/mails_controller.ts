import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { cancelLetter, moveLetter } from '#modules/correspondence/actions/change_letter'
import { findLetter, listLetters } from '#modules/correspondence/queries/letter_rows'
import {
  transformLetter,
  transformLetterWithText,
} from '#modules/correspondence/transformers/letter_transformer'
import {
  letterChangeValidator,
  letterListValidator,
} from '#modules/correspondence/validators/letter_list'

export default class MailsController {
  /** The company's letters, newest first, of a client or a document if wanted. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(letterListValidator)
    const rows = await readPage(ctx, listLetters(ctx.company, input), input)
    return rows.map((row) => transformLetter(row, ctx.language))
  }

  async show({ company, params, language }: CompanyContext) {
    return transformLetterWithText(await findLetter(company, params.id), language)
  }

  /** Another time for a letter that waits. */
  async update(ctx: CompanyContext) {
    const { company, params, language } = ctx
    const { sendAt } = await ctx.request.validateUsing(letterChangeValidator)
    return write(ctx, async () => {
      await moveLetter(company, await findLetter(company, params.id), sendAt)
      return transformLetterWithText(await findLetter(company, params.id), language)
    })
  }

  /** Takes back a letter that is not on its way yet. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    await write(ctx, async () => cancelLetter(company, await findLetter(company, params.id)))
    return noContent(ctx)
  }
}
