import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { pauseRecurring, resumeRecurring } from '#modules/expenses/recurring/change_state'
import { describeRecurring } from '#modules/expenses/recurring/describe_recurring'

export default class RecurringExpensePausesController {
  /** Pauses a recurring expense. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const { id } = await pauseRecurring(ctx.company, ctx.params.id)
      return describeRecurring(ctx.company, id, ctx.language)
    })
  }

  /** Resumes it after a pause or a failure. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const { id } = await resumeRecurring(ctx.company, ctx.params.id)
      return describeRecurring(ctx.company, id, ctx.language)
    })
  }
}
