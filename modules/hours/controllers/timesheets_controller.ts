import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendPdf } from '#modules/documents/public'
import { printTimesheet } from '#modules/hours/actions/print_timesheet'
import { attachFile, describeInvoice, Invoice, momentIn } from '#modules/invoicing/public'

export default class TimesheetsController {
  /** The hours that an invoice bills as a PDF, to be shown by the browser. */
  async show({ company, params, response }: CompanyContext) {
    const invoice = await Invoice.findIn(company, params.id)
    const { name, content } = await printTimesheet(company, invoice)
    return sendPdf(response, name, content)
  }

  /** Puts the same to the attachments of a draft, in the place of an earlier one. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    const found = await Invoice.findIn(company, params.id)
    found.assertDraft()
    const file = await printTimesheet(company, found, { isAnnex: true })
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      await attachFile(invoice, file)
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
