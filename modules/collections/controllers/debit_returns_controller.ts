import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { returnDebit } from '#modules/collections/actions/return_debit'
import { undoRecordedReturn } from '#modules/collections/actions/undo_recorded_return'
import { describeCollection } from '#modules/collections/queries/describe_collection'
import { debitReturnValidator } from '#modules/collections/validators/collection'

export default class DebitReturnsController {
  /** Notes that a direct debit came back. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(debitReturnValidator)
    return write(ctx, async () => {
      const { id, debitId } = params
      return describeCollection(company, await returnDebit(company, { id, debitId }, input))
    })
  }

  /** Undoes that, also when a bank entry showed it: the entry is open again. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const { id, debitId } = params
      return describeCollection(company, await undoRecordedReturn(company, { id, debitId }))
    })
  }
}
