import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { attachTimesheet } from '#modules/hours/actions/attach_timesheet'
import { printTimesheet } from '#modules/hours/actions/print_timesheet'
import { Invoice } from '#modules/invoicing/public'

export default class TimesheetsController {
  /** The hours that an invoice bills as a PDF, to be shown by the browser. */
  async show({ company, params, response }: CompanyContext) {
    const invoice = await Invoice.findIn(company, params.id)
    const { name, content } = await printTimesheet(company, invoice)
    return sendPdf(response, name, content)
  }

  /** Puts the same to the attachments of a draft, in the place of an earlier one. */
  async store(ctx: CompanyContext) {
    return attachTimesheet(ctx, ctx.params.id, '')
  }
}
