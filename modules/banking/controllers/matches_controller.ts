import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { matchEntry } from '#modules/banking/actions/match_entry'
import { unmatchEntry } from '#modules/banking/actions/unmatch_entry'
import { describeEntry } from '#modules/banking/queries/describe_entries'
import { matchValidator } from '#modules/banking/validators/match'

export default class MatchesController {
  /** Books an entry as a payment of the invoices that it is for. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(matchValidator)
    return write(ctx, async () =>
      describeEntry(company, await matchEntry(company, params.id, input))
    )
  }

  /** Removes that payment; the entry is open again. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => describeEntry(company, await unmatchEntry(company, params.id)))
  }
}
