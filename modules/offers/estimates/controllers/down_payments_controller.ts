import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { askDownPayment } from '#modules/offers/estimates/actions/ask_down_payment'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { downPaymentValidator } from '#modules/offers/estimates/validators/estimate'

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
