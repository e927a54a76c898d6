import { isInEu } from '#api/suggest_tax'
import type { DocumentFault } from '#modules/documents/public'
import { buyerField, type Written } from './written.js'

/** § 25b UStG is German law. */
const HOME = 'DE'

/**
 * An invoice in a triangular transaction (§ 25b UStG, Art. 141 of Directive 2006/112/EC): its goods go to a business in
 * another member state, which owes the VAT. Both VAT ids are asked for by category AE.
 */
export function triangularFaults({ invoice, lines, seller, buyer }: Written): DocumentFault[] {
  if (!invoice.isTriangular) return []
  const isOwedByClient = lines.every(
    ({ kind, tax_category }) => kind !== 'item' || tax_category === 'AE'
  )
  if (!isOwedByClient) return [{ field: 'lines', rule: 'triangular_without_reverse_charge' }]
  const isOtherMember = isInEu(buyer.country) && buyer.country !== (seller.country || HOME)
  return isOtherMember
    ? []
    : [{ field: buyerField(invoice, 'country'), rule: 'triangular_client_elsewhere' }]
}
