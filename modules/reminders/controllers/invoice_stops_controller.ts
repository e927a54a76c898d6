import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { resumeReminders, stopReminders } from '#modules/reminders/actions/hold_back'
import { describeReminders } from '#modules/reminders/queries/invoice_reminders'
import { stopValidator } from '#modules/reminders/validators/reminder'

export default class InvoiceStopsController {
  /** Stops reminding of an invoice. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(stopValidator)
    const { company, language, params } = ctx
    return write(ctx, async () => {
      await stopReminders(company, { type: 'invoice', id: params.id }, input)
      return describeReminders(company, params.id, language)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { company, language, params } = ctx
    return write(ctx, async () => {
      await resumeReminders(company, { type: 'invoice', id: params.id })
      return describeReminders(company, params.id, language)
    })
  }
}
