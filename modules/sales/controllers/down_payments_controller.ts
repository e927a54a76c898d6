import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { askDownPayment } from '#modules/sales/actions/ask_down_payment'
import { Estimate } from '#modules/sales/models/estimate'
import { downPaymentValidator } from '#modules/sales/validators/estimate'

export default class DownPaymentsController {
  /** The draft of an invoice that asks for a part of what was ordered in advance. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(downPaymentValidator)
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(company, params.id)
      const { id } = await askDownPayment(company, estimate, input)
      return created(ctx, { invoiceId: id })
    })
  }
}
