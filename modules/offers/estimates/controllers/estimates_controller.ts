import { today } from '#core/clock'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { deleteOffer, updateOffer } from '#modules/offers/actions/write_offer'
import { createEstimate } from '#modules/offers/estimates/actions/write_estimate'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { describeEstimate } from '#modules/offers/estimates/queries/estimate_detail'
import { estimatesQuery, sumEstimates } from '#modules/offers/estimates/queries/estimate_list'
import { transformEstimateRow } from '#modules/offers/estimates/transformers/estimate_row_transformer'
import {
  estimateUpdateValidator,
  estimateValidator,
} from '#modules/offers/estimates/validators/estimate'
import { estimateListValidator } from '#modules/offers/estimates/validators/estimate_list'
import { offerVersionValidator } from '#modules/offers/validators/offer_answer'

export default class EstimatesController {
  /** Newest first; the number and the sums of all that the filter leaves stand in the headers. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const input = await request.validateUsing(estimateListValidator)
    const day = today(company.timeZone)
    response.header('x-totals', JSON.stringify(await sumEstimates(company, input, day)))
    const rows = await readPage(ctx, estimatesQuery(company, input, day), input)
    return rows.map((row) => transformEstimateRow(row, day))
  }

  async show({ company, params }: CompanyContext) {
    return describeEstimate(company, await Estimate.findIn(company, params.id))
  }

  /** A draft. */
  async store(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(estimateValidator)
    return write(ctx, async () =>
      created(ctx, await describeEstimate(company, await createEstimate(company, input)))
    )
  }

  async update(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(estimateUpdateValidator)
    return write(ctx, async () => {
      const draft = await Estimate.findIn(company, params.id)
      await updateOffer(company, draft, input)
      return describeEstimate(company, draft)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { version } = await ctx.request.validateUsing(offerVersionValidator)
    return write(ctx, async () => {
      await deleteOffer(await Estimate.findIn(ctx.company, ctx.params.id), version)
      return { success: true }
    })
  }
}
