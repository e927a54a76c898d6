import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { recipientsQuery, transformRecipient } from '#modules/deliveries/queries/recipients'
import { recipientListValidator } from '#modules/deliveries/validators/note_list'

export default class NoteRecipientsController {
  /** The clients that the caller can deliver to, by name, with where their goods go. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(recipientListValidator)
    const rows = await readPage(ctx, recipientsQuery(ctx, input), input)
    return rows.map(transformRecipient)
  }
}
