import { reader } from '#core/database/in_tx'
import type { Moment } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { transformInvoice } from '#modules/invoicing/transformers/invoice_transformer'
import { linesOf, paymentsOf, taxesOf } from './invoice_parts.js'
import { timelineOf } from './invoice_timeline.js'

/** An invoice with everything that belongs to it, as the API shows it. */
export async function describeInvoice(invoice: Invoice, at: Moment) {
  const [lines, taxes, payments, timeline, cancels, cancelledBy] = await Promise.all([
    linesOf(invoice),
    taxesOf(invoice),
    paymentsOf(invoice),
    timelineOf(invoice),
    invoice.cancelsId ? linkTo(invoice.companyId, { id: invoice.cancelsId }) : null,
    invoice.status === 'Cancelled' ? linkTo(invoice.companyId, { cancels_id: invoice.id }) : null,
  ])
  return transformInvoice(invoice, { lines, taxes, payments, timeline, cancels, cancelledBy }, at)
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
