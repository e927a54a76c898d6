import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { duplicateEstimate } from '#modules/sales/actions/copy_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'

export default class EstimateCopiesController {
  /** A new draft like this estimate, whatever its state. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const copy = await duplicateEstimate(company, await Estimate.findIn(company, params.id))
      return created(ctx, await describeEstimate(company, copy))
    })
  }
}
