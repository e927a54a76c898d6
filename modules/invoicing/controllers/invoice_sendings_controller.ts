import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { proposeSending, sendInvoice } from '#modules/invoicing/sending/send_invoice'

export default class InvoiceSendingsController {
  /** The mail as it would go out. */
  async show({ company, params, language }: CompanyContext) {
    return proposeSending(await Invoice.findIn(company, params.id), language)
  }

  /** Mails an issued invoice with its files, at once or at its time; `mail` says whether it goes. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const invoice = await Invoice.findIn(company, params.id)
      const { outcome: mail } = await sendInvoice(invoice, input)
      return { ...(await describeInvoice(invoice, momentIn(company))), mail }
    })
  }
}
