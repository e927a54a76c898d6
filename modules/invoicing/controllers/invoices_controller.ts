import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { jsonText } from '#core/http/json_text'
import { LARGEST_PAGE } from '#core/http/list_query'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { deductedTotals } from '#modules/invoicing/down_payments/deducted_totals'
import { createDraft, deleteDraft, updateDraft } from '#modules/invoicing/drafts/write_draft'
import { momentIn } from '#modules/invoicing/invoice_status'
import { listInvoices } from '#modules/invoicing/lists/invoice_list'
import { sumInvoices } from '#modules/invoicing/lists/invoice_sums'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { handOutToProgram } from '#modules/invoicing/sending/hand_out_to_program'
import { transformInvoiceRow } from '#modules/invoicing/transformers/invoice_row_transformer'
import { transformSums } from '#modules/invoicing/transformers/sums_transformer'
import {
  draftVersionValidator,
  invoiceUpdateValidator,
  invoiceValidator,
} from '#modules/invoicing/validators/invoice'
import { invoiceListValidator } from '#modules/invoicing/validators/invoice_list'

export default class InvoicesController {
  /** Newest first; the number and the sums of all that the filter leaves stand in the headers. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const input = await request.validateUsing(invoiceListValidator)
    const at = momentIn(company)
    const { page = 1, pageSize = LARGEST_PAGE } = input
    const { count, sums } = await sumInvoices(company, input, at)
    const rows = await listInvoices(company, { ...input, page, pageSize }, at)
    await handOutToProgram(
      ctx,
      rows.map(({ id }) => id)
    )

    announcePages(ctx, { total: count, page, pageSize })
    response.header('x-totals', JSON.stringify(transformSums(sums)))
    response.header('content-type', 'application/json; charset=utf-8')
    const deducted = await deductedTotals(company, rows)
    return jsonText(rows.map((row) => transformInvoiceRow(row, at, deducted.get(row.id))))
  }

  async show(ctx: CompanyContext) {
    const { company, params } = ctx
    await handOutToProgram(ctx, [params.id])
    const invoice = await Invoice.findIn(company, params.id)
    return describeInvoice(invoice, momentIn(company))
  }

  /** A draft. */
  async store(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(invoiceValidator)
    return write(ctx, async () => {
      const draft = await createDraft(company, input)
      return created(ctx, await describeInvoice(draft, momentIn(company)))
    })
  }

  async update(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(invoiceUpdateValidator)
    return write(ctx, async () => {
      const draft = await Invoice.findIn(company, params.id)
      await updateDraft(company, draft, input)
      return describeInvoice(draft, momentIn(company))
    })
  }

  async destroy(ctx: CompanyContext) {
    const { version } = await ctx.request.validateUsing(draftVersionValidator)
    return write(ctx, async () => {
      await deleteDraft(await Invoice.findIn(ctx.company, ctx.params.id), version)
      return { success: true }
    })
  }
}
