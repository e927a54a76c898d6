import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { recordChange } from '#modules/sales/actions/record_change'
import { estimateLinks, makeLink } from '#modules/sales/links/estimate_link'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'

export default class EstimateLinksController {
  /** A new link for the client. It is shown once; nobody can read it again. */
  async store(ctx: CompanyContext) {
    return writeSecret(ctx, async () => {
      const estimate = await Estimate.findIn(ctx.company, ctx.params.id)
      const url = await makeLink(estimate)
      await recordChange(estimate, 'estimate.link_made', { number: estimate.number })
      return created(ctx, { url })
    })
  }

  /** Ends all links of the estimate. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(ctx.company, ctx.params.id)
      await estimateLinks.revoke(estimate)
      await recordChange(estimate, 'estimate.links_revoked', { number: estimate.number })
      return describeEstimate(ctx.company, estimate)
    })
  }
}
