import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { endRecurring } from '#modules/expenses/recurring/change_state'
import { describeRecurring } from '#modules/expenses/recurring/describe_recurring'

export default class RecurringExpenseEndsController {
  /** Ends a recurring expense; what it has recorded stays. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const { id } = await endRecurring(ctx.company, ctx.params.id)
      return describeRecurring(ctx.company, id, ctx.language)
    })
  }
}
