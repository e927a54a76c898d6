import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { takeWriteOffBack, writeOff } from '#modules/invoicing/settlement/write_off'
import { writeOffValidator } from '#modules/invoicing/validators/write_off'

export default class InvoiceWriteOffsController {
  /** Writes off the open amount; answers with the invoice as it is now. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { date, reason } = await request.validateUsing(writeOffValidator)
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      await writeOff(invoice, { on: date ?? today(company.timeZone), reason })
      return describeInvoice(invoice, momentIn(company))
    })
  }

  /** Makes a written-off amount due again. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      await takeWriteOffBack(invoice)
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
