import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { proposeSending, sendEstimate } from '#modules/sales/actions/send_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { describeEstimate } from '#modules/sales/queries/estimate_detail'

export default class EstimateSendingsController {
  /** The mail as it would go out. */
  async show({ company, params, language }: CompanyContext) {
    return proposeSending(company, await Estimate.findIn(company, params.id), language)
  }

  /** Mails an estimate with its PDF and the link to its answer; a draft is issued first. */
  async store(ctx: CompanyContext) {
    const { company, params, request, language } = ctx
    const input = await request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const estimate = await Estimate.findIn(company, params.id)
      const { outcome: mail } = await sendEstimate(company, estimate, input, language)
      return { ...(await describeEstimate(company, estimate)), mail }
    })
  }
}
