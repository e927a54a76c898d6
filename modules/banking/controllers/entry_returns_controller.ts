import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { takeDebitBack } from '#modules/banking/actions/take_debit_back'
import { describeEntry } from '#modules/banking/queries/describe_entries'
import { entryReturnValidator } from '#modules/banking/validators/match'

export default class EntryReturnsController {
  /** Takes an outgoing entry for the return of a direct debit. `DELETE …/match` takes it back. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(entryReturnValidator)
    return write(ctx, async () =>
      describeEntry(company, await takeDebitBack(company, params.id, input))
    )
  }
}
