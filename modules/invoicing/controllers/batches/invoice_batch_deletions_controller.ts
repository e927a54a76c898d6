import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { deleteDraft } from '#modules/invoicing/drafts/write_draft'
import { Invoice } from '#modules/invoicing/models/invoice'
import { batchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchDeletionsController {
  /** Deletes several drafts and answers for each one; issued documents stay. */
  async store(ctx: CompanyContext) {
    const { ids } = await ctx.request.validateUsing(batchValidator)
    return writeParts(ctx, ids, async (id) => {
      await deleteDraft(await Invoice.findIn(ctx.company, id))
      return { _id: id, number: null }
    })
  }
}
