import { isConsumer } from '#modules/clients/public'
import type { Buyer, Seller } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Whether an invoice points out that its recipient is in default after thirty days. § 286 (3) sentence 1 BGB: for a
 * consumer this holds only when the invoice says so. For companies in Germany that want it, on invoices that are
 * payable.
 */
export const warnsOfDefault = (
  { kind, dueOn, total }: Pick<Invoice, 'kind' | 'dueOn' | 'total'>,
  seller: Seller,
  buyer: Buyer
): boolean =>
  kind === 'invoice' &&
  dueOn !== null &&
  total > 0n &&
  seller.country === 'DE' &&
  seller.warnsOfDefault === true &&
  isConsumer(buyer.type)
