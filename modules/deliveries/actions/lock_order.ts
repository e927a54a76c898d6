import type { CompanyReference } from '#core/tenancy/company_owned'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import type { Order } from '#modules/deliveries/queries/order_lines'
import { Invoice, replacementOf } from '#modules/invoicing/public'
import { Estimate } from '#modules/offers/public'
import { Order as ConfirmedOrder } from '#modules/orders/public'

/**
 * Locks an order for the open transaction: concurrent writes, issues and invoices of its notes wait, and then find the
 * result of this one. Only inside inTx.
 * @returns whether its notes are to be billed: not when an invoice bills the whole order
 */
export async function lockOrder({
  companyId,
  orderId,
  estimateId,
  sourceInvoiceId,
}: Order): Promise<boolean> {
  const company = { id: companyId }
  if (estimateId) {
    const estimate = await Estimate.oneLocked(company, estimateId)
    return !(await asksForMoney(company, estimate?.invoiceId ?? null))
  }
  if (sourceInvoiceId) return !(await asksForMoney(company, sourceInvoiceId))
  const confirmed = await ConfirmedOrder.oneLocked(company, orderId)
  if (confirmed) return !(await asksForMoney(company, confirmed.invoiceId))
  await DeliveryNote.oneLocked(company, orderId)
  return true
}

/** The invoice itself or, when it was cancelled, the corrected one that replaces it. */
async function asksForMoney(company: CompanyReference, invoiceId: string | null): Promise<boolean> {
  const invoice = invoiceId ? await Invoice.oneLocked(company, invoiceId) : null
  if (invoice === null || invoice.status === 'Void') return false
  if (invoice.status !== 'Cancelled') return true
  return asksForMoney(company, (await replacementOf(invoice))?._id ?? null)
}
