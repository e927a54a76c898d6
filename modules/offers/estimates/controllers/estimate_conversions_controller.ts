import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { convertToInvoice } from '#modules/offers/estimates/actions/convert_estimate'
import { Estimate } from '#modules/offers/estimates/models/estimate'

export default class EstimateConversionsController {
  /** The draft of an invoice with everything that was ordered. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const { id } = await convertToInvoice(company, await Estimate.findIn(company, params.id))
      return created(ctx, { invoiceId: id })
    })
  }
}
