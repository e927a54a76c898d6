import { reader } from '#core/database/in_tx'
import { taxNotesOf, timelineOf } from '#modules/documents/public'
import { creditNotesOn } from '#modules/invoicing/credit_notes/credited_lines'
import { holderOf } from '#modules/invoicing/down_payments/deduction_rows'
import { wholeOf } from '#modules/invoicing/down_payments/whole'
import { replacementOf } from '#modules/invoicing/drafts/replace_invoice'
import type { Moment } from '#modules/invoicing/invoice_status'
import { invoiceLinks } from '#modules/invoicing/links/invoice_link'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { transformInvoice } from '#modules/invoicing/transformers/invoice_transformer'
import { skontoOffer } from '../settlement/skonto_offer.js'
import { partsOf, reducedTaxesOf, settlementsOf } from './invoice_parts.js'

/** An invoice with everything that belongs to it, as the API shows it. */
export async function describeInvoice(invoice: Invoice, at: Moment) {
  const isInvoice = invoice.kind === 'invoice'
  const [
    parts,
    settlements,
    timeline,
    noteOf,
    open,
    cancels,
    cancelledBy,
    corrects,
    replaces,
    replacedBy,
    holder,
    notes,
  ] = await Promise.all([
    partsOf(invoice),
    settlementsOf(invoice),
    timelineOf(invoice),
    taxNotesOf(invoice),
    invoiceLinks.count(invoice),
    invoice.cancelsId ? linkTo(invoice.companyId, { id: invoice.cancelsId }) : null,
    invoice.status === 'Cancelled' ? linkTo(invoice.companyId, { cancels_id: invoice.id }) : null,
    invoice.correctsId ? linkTo(invoice.companyId, { id: invoice.correctsId }) : null,
    invoice.replacesId ? linkTo(invoice.companyId, { id: invoice.replacesId }) : null,
    invoice.status === 'Cancelled' ? replacementOf(invoice) : null,
    invoice.stage === 'downPayment' ? holderOf(invoice) : undefined,
    isInvoice ? creditNotesOn(invoice) : [],
  ])
  const settled = {
    settlements,
    reducedTaxes: invoice.reduced > 0n ? await reducedTaxesOf(invoice) : [],
    skontoOffer: skontoOffer(invoice, settlements),
  }
  const links = { cancels, cancelledBy, corrects, replaces, replacedBy, hasLink: open > 0 }
  const later = { finalInvoice: holder ?? null, creditNotes: notes }
  const whole = wholeOf(invoice, parts)
  return transformInvoice(
    invoice,
    { ...parts, whole, noteOf, timeline, ...settled, ...links, ...later },
    at
  )
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
