import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { acceptEstimate } from '#modules/sales/actions/answer_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'
import { phoneAcceptanceValidator } from '#modules/sales/validators/estimate'

export default class EstimateAcceptancesController {
  /** The client said yes on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { name, note, chosen } = await request.validateUsing(phoneAcceptanceValidator)
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(company, params.id)
      await acceptEstimate(company, estimate, {
        via: 'phone',
        name,
        note: note ?? '',
        chosen: chosen ?? [],
        ipAddress: null,
        signature: null,
      })
      return describeEstimate(company, estimate)
    })
  }
}
