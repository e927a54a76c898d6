import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { creditInvoice } from '#modules/invoicing/credit_notes/credit_invoice'
import { describeCreditable } from '#modules/invoicing/credit_notes/describe_creditable'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { creditNoteValidator } from '#modules/invoicing/validators/credit_note'

export default class CreditNotesController {
  /** The part of each line that can still be given back. */
  async index({ company, params }: CompanyContext) {
    return describeCreditable(await Invoice.findIn(company, params.id))
  }

  /** Gives back a part of an invoice; answers with the credit note. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(creditNoteValidator)
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      const note = await creditInvoice(company, invoice, input, ctx.language)
      return created(ctx, await describeInvoice(note, momentIn(company)))
    })
  }
}
