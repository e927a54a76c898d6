import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { matchEntry } from '#modules/banking/actions/match_entry'
import { matchBatchValidator } from '#modules/banking/validators/match'

export default class MatchBatchesController {
  /** Books several entries as they were shown, each in its own transaction: a refusal leaves the rest. */
  async store(ctx: CompanyContext) {
    const { matches } = await ctx.request.validateUsing(matchBatchValidator)
    const byEntry = new Map(matches.map(({ entryId, ...match }) => [entryId, match]))
    return writeParts(ctx, [...byEntry.keys()], async (id) => {
      const { state } = await matchEntry(ctx.company, id, byEntry.get(id) ?? { allocations: [] })
      return { _id: id, state }
    })
  }
}
