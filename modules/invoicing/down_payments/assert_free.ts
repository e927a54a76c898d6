import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { holderOf } from './deduction_rows.js'

const CREDITED = 'select id from invoices where company_id = ? and corrects_id = ? limit 1'

/**
 * A down payment that a final invoice takes off stays as it is, or the final invoice would take off what is not
 * there. To be asked once the invoice is claimed or locked, so that no final invoice takes it meanwhile.
 * @throws 409 `deducted` with the final invoice, `deducted_in_draft`
 */
export async function assertNotDeducted(invoice: Invoice) {
  if (invoice.stage !== 'downPayment') return
  const finalInvoice = await holderOf(invoice)
  if (!finalInvoice) return
  const { _id: invoiceId, number } = finalInvoice
  if (number === null) throw conflict('invoicing.deducted_in_draft', { extra: { invoiceId } })
  throw conflict('invoicing.deducted', { values: { number }, extra: { invoiceId } })
}

/**
 * An invoice that credit notes have given back a part of is not reversed as a whole, which would give that part back
 * twice: the rest is credited too. A credit note moves its invoice to another version, so this may be asked before the
 * invoice is claimed.
 * @throws 409 `has_credit_notes`
 */
export async function assertNotCredited({ companyId, id }: Invoice) {
  const found = await readRows(CREDITED, [companyId, id])
  if (found.length > 0) throw conflict('invoicing.has_credit_notes')
}
