import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { promisePayment, withdrawPromise } from '#modules/reminders/actions/hold_back'
import { describeReminders } from '#modules/reminders/queries/invoice_reminders'
import { promiseValidator } from '#modules/reminders/validators/reminder'

export default class PaymentPromisesController {
  /** Notes when payment was promised for; until that day is over nobody reminds of the invoice. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(promiseValidator)
    const { company, language, params } = ctx
    return write(ctx, async () => {
      await promisePayment(company, params.id, input)
      return describeReminders(company, params.id, language)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { company, language, params } = ctx
    return write(ctx, async () => {
      await withdrawPromise(company, params.id)
      return describeReminders(company, params.id, language)
    })
  }
}
