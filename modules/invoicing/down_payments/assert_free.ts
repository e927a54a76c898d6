import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { holderOf } from './deduction_rows.js'

const CREDITED = 'select id from invoices where company_id = ? and corrects_id = ? limit 1'

/**
 * A down payment on a final invoice stays as it is, because the final invoice deducts it. Call this after the invoice
 * is claimed or locked, so that no final invoice deducts it meanwhile.
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
 * An invoice with credit notes cannot be reversed as a whole, which would give their amounts back twice: its remainder
 * is credited too. A credit note changes the version of its invoice, so this check may run before the invoice is
 * claimed.
 * @throws 409 `has_credit_notes`
 */
export async function assertNotCredited({ companyId, id }: Invoice) {
  const found = await readRows(CREDITED, [companyId, id])
  if (found.length > 0) throw conflict('invoicing.has_credit_notes')
}
