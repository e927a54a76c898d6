import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { removePayment } from '#modules/invoicing/public'
import { takeClientPayment } from '#modules/payments/actions/take_client_payment'
import {
  describePayment,
  describePayments,
  findPayment,
} from '#modules/payments/queries/describe_payment'
import { paymentsQuery, sumPayments } from '#modules/payments/queries/payment_list'
import { clientPaymentValidator, paymentListValidator } from '#modules/payments/validators/payment'

export default class PaymentsController {
  /** The newest first; the number and the sums of all that the filter leaves stand in the headers. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const input = await request.validateUsing(paymentListValidator)
    const { page = 1, pageSize = LARGEST_PAGE } = input
    const { count, sums } = await sumPayments(company, input)
    announcePages(ctx, { total: count, page, pageSize })
    response.header('x-totals', JSON.stringify(sums))
    return describePayments(company, await paymentsQuery(company, input).forPage(page, pageSize))
  }

  async show({ company, params }: CompanyContext) {
    return describePayment(company, await findPayment(company, params.id))
  }

  /** Money received from a client, for several invoices or as credit. */
  async store(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(clientPaymentValidator)
    return write(ctx, async () => {
      const { payment } = await takeClientPayment(company, input)
      return created(ctx, await describePayment(company, payment))
    })
  }

  /** Takes a payment back: its invoices ask for the money again, its credit is gone. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removePayment(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
