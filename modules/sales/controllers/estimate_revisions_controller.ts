import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { reviseEstimate } from '#modules/sales/actions/copy_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'

export default class EstimateRevisionsController {
  /** The next version of a sent estimate, as a draft. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const copy = await reviseEstimate(company, await Estimate.findIn(company, params.id))
      return created(ctx, await describeEstimate(company, copy))
    })
  }
}
