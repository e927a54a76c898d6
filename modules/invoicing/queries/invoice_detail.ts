import { reader } from '#core/database/in_tx'
import { taxNotesOf, timelineOf } from '#modules/documents/public'
import type { Moment } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { transformInvoice } from '#modules/invoicing/transformers/invoice_transformer'
import { linesOf, paymentsOf, taxesOf } from './invoice_parts.js'

/** An invoice with everything that belongs to it, as the API shows it. */
export async function describeInvoice(invoice: Invoice, at: Moment) {
  const [lines, taxes, payments, timeline, noteOf, cancels, cancelledBy, corrects] =
    await Promise.all([
      linesOf(invoice),
      taxesOf(invoice),
      paymentsOf(invoice),
      timelineOf(invoice),
      taxNotesOf(invoice),
      invoice.cancelsId ? linkTo(invoice.companyId, { id: invoice.cancelsId }) : null,
      invoice.status === 'Cancelled' ? linkTo(invoice.companyId, { cancels_id: invoice.id }) : null,
      invoice.correctsId ? linkTo(invoice.companyId, { id: invoice.correctsId }) : null,
    ])
  const links = { cancels, cancelledBy, corrects }
  return transformInvoice(invoice, { lines, taxes, noteOf, payments, timeline, ...links }, at)
}

/** The other document of a cancellation. */
async function linkTo(companyId: string, where: { id: string } | { cancels_id: string }) {
  const row: { id: string; number: string } | null = await reader()
    .from('invoices')
    .where({ company_id: companyId, ...where })
    .select('id', 'number')
    .first()
  return row && { _id: row.id, number: row.number }
}
