import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { issueEstimate } from '#modules/sales/actions/issue_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'

export default class EstimateIssuesController {
  /** Gives a draft its number and freezes it, for handing it over otherwise than by mail. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(company, params.id)
      await issueEstimate(company, estimate, ctx.language)
      return describeEstimate(company, estimate)
    })
  }
}
