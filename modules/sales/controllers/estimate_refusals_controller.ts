import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { declineEstimate } from '#modules/sales/actions/answer_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'
import { phoneRefusalValidator } from '#modules/sales/validators/estimate'

export default class EstimateRefusalsController {
  /** The client said no on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { reason } = await request.validateUsing(phoneRefusalValidator)
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(company, params.id)
      await declineEstimate(company, estimate, {
        via: 'phone',
        name: '',
        note: reason ?? '',
        chosen: [],
        ipAddress: null,
        signature: null,
      })
      return describeEstimate(company, estimate)
    })
  }
}
