import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { write } from '#core/http/write'
import { refundCredit, removeRefund } from '#modules/payments/actions/refund_credit'
import { describeCredit } from '#modules/payments/queries/describe_credit'
import { refundValidator } from '#modules/payments/validators/credit'

export default class CreditRefundsController {
  /** Writes down that credit was paid back; answers with the credit as it is now. */
  async store(ctx: HttpContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(refundValidator)
    return write(ctx, async () => {
      await refundCredit(company, params.id, input)
      return created(ctx, await describeCredit(company, params.id))
    })
  }

  /** Takes back a refund that was recorded by mistake. */
  async destroy(ctx: HttpContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      await removeRefund(company, params.id, params.refundId)
      return describeCredit(company, params.id)
    })
  }
}
