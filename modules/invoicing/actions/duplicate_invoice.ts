import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent } from '#modules/documents/public'
import { assertInvoice } from '#modules/invoicing/actions/assert_reversible'
import { createDraft } from '#modules/invoicing/actions/write_draft'
import { stillDeductible } from '#modules/invoicing/down_payments/final_invoice'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/**
 * A new draft with the same recipient and lines, dated today. The copy of a final invoice deducts the down payments
 * that no other invoice deducts: all of them when the original was cancelled. Only inside inTx.
 */
export async function duplicateInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  assertInvoice(invoice)
  return createDraft(company, {
    ...copyOfContent(invoice),
    stage: invoice.stage,
    downPayments: await stillDeductible(invoice),
    template: invoice.template,
    lines: (await linesOf(invoice))
      .map(contentOfRow)
      .map((line) => ({ ...line, serviceDate: null, serviceUntil: null })),
  })
}
