import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { refundCredit, removeRefund } from '#modules/invoicing/public'
import { describeCredit } from '#modules/payments/queries/describe_credit'
import { refundValidator } from '#modules/payments/validators/credit'

export default class CreditRefundsController {
  /** Writes down that credit was paid back; answers with the credit as it is now. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(refundValidator)
    return write(ctx, async () => {
      await refundCredit(company, params.id, input)
      return created(ctx, await describeCredit(company, params.id))
    })
  }

  /** Takes back a refund that was recorded by mistake. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      await removeRefund(company, params.id, params.refundId)
      return describeCredit(company, params.id)
    })
  }
}
