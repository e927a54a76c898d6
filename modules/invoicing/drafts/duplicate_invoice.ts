import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent, copyOfPeriod } from '#modules/documents/public'
import { assertInvoice } from '#modules/invoicing/cancelling/assert_reversible'
import { stillDeductible } from '#modules/invoicing/down_payments/final_invoice'
import { createDraft } from '#modules/invoicing/drafts/write_draft'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/**
 * A new draft with the same recipient and lines, dated today. One for the same supply names the same order
 * confirmation. Only inside inTx.
 */
export async function duplicateInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  assertInvoice(invoice)
  const salesOrder = asksAgain(invoice) ? invoice.salesOrder : ''
  return createDraft(company, await contentOfCopy(invoice), { salesOrder })
}

/**
 * The content of an invoice for a copy. The copy of a cancelled or withdrawn invoice asks for the same supply and keeps
 * its days; any other is for a later one, whose days are not known. The copy of a final invoice deducts the down
 * payments that no other invoice deducts: all of them when the original was cancelled.
 */
export async function contentOfCopy(invoice: Invoice) {
  const lines = (await linesOf(invoice)).map(contentOfRow)
  const isSameSupply = asksAgain(invoice)
  return {
    ...copyOfContent(invoice),
    ...(isSameSupply && copyOfPeriod(invoice)),
    stage: invoice.stage,
    downPayments: await stillDeductible(invoice),
    template: invoice.template,
    isTriangular: invoice.isTriangular,
    lines: isSameSupply
      ? lines
      : lines.map((line) => ({ ...line, serviceDate: null, serviceUntil: null })),
  }
}

/** Whether a copy asks for the same supply. */
const asksAgain = ({ status }: Invoice) => status === 'Cancelled' || status === 'Void'
