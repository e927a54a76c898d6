import { notFound } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { recordPayment } from '#modules/invoicing/settlement/record_payment'
import { removePayment } from '#modules/invoicing/settlement/remove_payment'
import { transformPayment } from '#modules/invoicing/transformers/payment_transformer'
import { paymentValidator } from '#modules/invoicing/validators/payment'

export default class InvoicePaymentsController {
  /** Records money received; answers with the payment and the invoice as it is now. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(paymentValidator)
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      const payment = await recordPayment(company, invoice, input)
      return created(ctx, {
        ...transformPayment(payment),
        invoice: await describeInvoice(invoice, momentIn(company)),
      })
    })
  }

  /** Removes a payment, from other invoices too when it covered several; answers with this one as it is now. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const invoices = await removePayment(company, params.paymentId)
      const invoice = invoices.find(({ id }) => id === params.id)
      if (!invoice) throw notFound()
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
