import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { setFollowUp } from '#modules/offers/estimates/actions/follow_up'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { describeEstimate } from '#modules/offers/estimates/queries/estimate_detail'
import { followUpValidator } from '#modules/offers/estimates/validators/estimate'

export default class EstimateFollowUpsController {
  /** The day on which the client is to be asked again. */
  async update(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { date, note } = await request.validateUsing(followUpValidator)
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(company, params.id)
      await setFollowUp(estimate, date, note ?? '')
      return describeEstimate(company, estimate)
    })
  }
}
