import type { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Names the delivery note of a draft, which e-invoices carry (BT-16). Only inside inTx.
 * @param number empty for a note without one
 */
export async function nameDeliveryNote(invoice: Invoice, number: string) {
  invoice.deliveryNote = number
  await invoice.save()
}
