import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import {
  addPlannedPayment,
  changePlannedPayment,
  removePlannedPayment,
} from '#modules/forecast/actions/save_planned_payment'
import { PlannedPayment } from '#modules/forecast/models/planned_payment'
import { transformPlannedPayment } from '#modules/forecast/transformers/planned_payment_transformer'
import { plannedPaymentValidator } from '#modules/forecast/validators/forecast'

export default class PlannedPaymentsController {
  /** All planned payments, the oldest first. */
  async index({ company }: CompanyContext) {
    const payments = await PlannedPayment.of(company).orderBy('createdAt').orderBy('id')
    return payments.map(transformPlannedPayment)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(plannedPaymentValidator)
    return write(ctx, async () =>
      created(ctx, transformPlannedPayment(await addPlannedPayment(ctx.company, input)))
    )
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(plannedPaymentValidator)
    return write(ctx, async () => {
      const payment = await PlannedPayment.lockIn(ctx.company, ctx.params.id)
      await changePlannedPayment(ctx.company, payment, input)
      return transformPlannedPayment(payment)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removePlannedPayment(await PlannedPayment.lockIn(ctx.company, ctx.params.id))
      return noContent(ctx)
    })
  }
}
