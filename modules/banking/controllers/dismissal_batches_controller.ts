import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { dismissEntry } from '#modules/banking/actions/dismiss_entry'
import { entryBatchValidator } from '#modules/banking/validators/match'

export default class DismissalBatchesController {
  /** Marks several entries as no payment of an invoice, each in its own transaction. */
  async store(ctx: CompanyContext) {
    const { entryIds } = await ctx.request.validateUsing(entryBatchValidator)
    return writeParts(ctx, entryIds, async (id) => {
      const { state } = await dismissEntry(ctx.company, id)
      return { _id: id, state }
    })
  }
}
