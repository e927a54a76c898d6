import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { proposeReceipt, sendReceipt } from '#modules/payments/actions/send_receipt'
import { findPayment } from '#modules/payments/queries/describe_payment'

export default class PaymentReceiptsController {
  /** The mail as it would go out. */
  async show({ company, params, language }: CompanyContext) {
    return proposeReceipt(company, await findPayment(company, params.id), language)
  }

  /** Mails the client that the money has come, in the client's language. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const payment = await findPayment(company, params.id)
      const { to, outcome: mail } = await sendReceipt(company, payment, input)
      return { to, mail }
    })
  }
}
