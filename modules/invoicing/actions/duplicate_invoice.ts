import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent } from '#modules/documents/public'
import { assertInvoice } from '#modules/invoicing/actions/assert_reversible'
import { createDraft } from '#modules/invoicing/actions/write_draft'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/** A new draft with the same recipient and lines, dated today. Only inside inTx. */
export async function duplicateInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  assertInvoice(invoice)
  return createDraft(company, {
    ...copyOfContent(invoice),
    lines: (await linesOf(invoice))
      .map(contentOfRow)
      .map((line) => ({ ...line, serviceDate: null, serviceUntil: null })),
  })
}
