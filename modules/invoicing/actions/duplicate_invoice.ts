import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { createDraft } from '#modules/invoicing/actions/write_draft'
import { copiedLine } from '#modules/invoicing/copied_line'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/** A new draft with the same recipient and lines, dated today. Only inside inTx. */
export async function duplicateInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  if (invoice.kind === 'cancellation') throw conflict('invoicing.is_cancellation')
  return createDraft(company, {
    clientId: invoice.clientId,
    customClient: invoice.customClient,
    currency: invoice.currency,
    notes: invoice.notes,
    lines: (await linesOf(invoice)).map(copiedLine),
  })
}
