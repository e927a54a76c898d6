import type { CompanyScope } from '#core/http/caller'
import { contentOfRow } from '#modules/documents/public'
import { assertInvoice } from '#modules/invoicing/actions/assert_reversible'
import { createDraft } from '#modules/invoicing/actions/write_draft'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/** A new draft with the same recipient and lines, dated today. Only inside inTx. */
export async function duplicateInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  assertInvoice(invoice)
  return createDraft(company, {
    clientId: invoice.clientId,
    customClient: invoice.customClient,
    currency: invoice.currency,
    notes: invoice.notes,
    priceMode: invoice.priceMode,
    discountPercent: invoice.discountPercent,
    discountAmount: invoice.discountAmount,
    discountReason: invoice.discountReason,
    skonto: invoice.skonto,
    buyerReference: invoice.buyerReference,
    orderNumber: invoice.orderNumber,
    projectReference: invoice.projectReference,
    intro: invoice.intro,
    closing: invoice.closing,
    exemptionReason: invoice.exemptionReason,
    lines: (await linesOf(invoice))
      .map(contentOfRow)
      .map((line) => ({ ...line, serviceDate: null, serviceUntil: null })),
  })
}
