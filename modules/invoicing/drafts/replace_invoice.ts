import { reader } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { assertInvoice } from '#modules/invoicing/cancelling/assert_reversible'
import { takeOverRecords } from '#modules/invoicing/carried_records/carry_records'
import { contentOfCopy } from '#modules/invoicing/drafts/duplicate_invoice'
import { createDraft } from '#modules/invoicing/drafts/write_draft'
import { Invoice } from '#modules/invoicing/models/invoice'

/**
 * The draft of the corrected invoice for a cancelled one: the same content over the same days. It names the invoice
 * that it replaces (§ 31 (5) UStDV: a correction refers to its invoice), and bills the same hours, expenses and
 * delivery notes. Only inside inTx.
 * @param invoice locked, so that of two requests the second finds the draft of the first
 * @throws 409 `is_cancellation`, `is_credit_note`, `not_cancelled`, `already_replaced` with `replacedBy`, and as
 *   takeOverRecords
 */
export async function replaceInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  assertInvoice(invoice)
  if (invoice.status !== 'Cancelled') throw conflict('invoicing.not_cancelled')
  const existing = await replacementOf(invoice)
  if (existing)
    throw conflict('invoicing.already_replaced', { extra: { replacedBy: existing._id } })
  const draft = await createDraft(company, await contentOfCopy(invoice), {
    replacesId: invoice.id,
    salesOrder: invoice.salesOrder,
  })
  await takeOverRecords(company, draft, invoice)
  return draft
}

/** The invoice that replaces a cancelled one, unless it was withdrawn; a draft has no number. */
export async function replacementOf({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) {
  const row: { id: string; number: string | null } | null = await reader()
    .from('invoices')
    .where({ company_id: companyId, replaces_id: id })
    .whereNot('status', 'Void')
    .select('id', 'number')
    .first()
  return row && { _id: row.id, number: row.number }
}
