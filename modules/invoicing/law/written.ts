import type { Buyer, LineRow, Seller } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Mandate } from '#modules/mandates/public'

/** An invoice with all of its content. */
export interface Written {
  invoice: Invoice
  lines: LineRow[]
  seller: Seller
  buyer: Buyer
  /** By which the invoice is collected, see mandateOf. */
  mandate: Mandate | null
}

/** Where a particular of the buyer is entered: on the client's record, or on the invoice itself. */
export const buyerField = ({ clientId }: Invoice, name: string) =>
  `${clientId ? 'client' : 'customClient'}.${name}`
