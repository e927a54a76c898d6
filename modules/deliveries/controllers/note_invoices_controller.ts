import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { billNotes } from '#modules/deliveries/actions/bill_notes'
import { billingValidator } from '#modules/deliveries/validators/note'

export default class NoteInvoicesController {
  /** One invoice draft for several notes of one client. */
  async store(ctx: CompanyContext) {
    const { noteIds } = await ctx.request.validateUsing(billingValidator)
    return write(ctx, async () => {
      const { id } = await billNotes(ctx.company, noteIds)
      return created(ctx, { invoiceId: id })
    })
  }
}
