import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { reopenEntry } from '#modules/banking/actions/dismiss_entry'
import { entryBatchValidator } from '#modules/banking/validators/match'

export default class ReopeningBatchesController {
  /** Reopens several dismissed entries, each in its own transaction. */
  async store(ctx: CompanyContext) {
    const { entryIds } = await ctx.request.validateUsing(entryBatchValidator)
    return writeParts(ctx, entryIds, async (id) => {
      const { state } = await reopenEntry(ctx.company, id)
      return { _id: id, state }
    })
  }
}
