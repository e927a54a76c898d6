import type { DocumentFault } from '#modules/documents/public'
import { isSmallAmount } from './small_amount.js'
import { buyerField, type Written } from './written.js'

/**
 * The particulars that German law demands and an invoice of a company in Germany lacks, each at the field where it is
 * entered (`companyInfo.…` in the settings, `client.…` on the client's record, `customClient.…` on the invoice).
 *
 * Names and addresses of both sides, and a tax number or VAT id of the seller: § 14 (4) no. 1 and 2 UStG; the same for
 * small businesses, § 34a UStDV. Up to 250 euros the address of the seller is enough, § 33 UStDV. Number and date are
 * set by issuing, the day of supply by `supplyOf`; a reason for 0 % is required in every country. The law requires
 * less of invoices to consumers (UStAE 14.5 (1)); they cannot be distinguished with certainty.
 */
export function missingParticulars(written: Written): DocumentFault[] {
  if (written.seller.country !== 'DE') return []
  const isSmall = isSmallAmount(written)
  return [
    ...missingOfSeller(written, isSmall),
    ...(isSmall || !written.invoice.clientName.trim() ? [] : missingOfBuyer(written)),
  ]
}

function missingOfSeller({ seller }: Written, isSmall: boolean) {
  return faultsWhere([
    [!seller.street && !seller.addressLine, 'companyInfo.street', 'own_street_missing'],
    [!seller.postalCode, 'companyInfo.postalCode', 'own_postal_code_missing'],
    [!seller.city, 'companyInfo.city', 'own_city_missing'],
    [
      !isSmall && !seller.taxNumber && !seller.vatId,
      'companyInfo.taxNumber',
      'own_tax_number_missing',
    ],
  ])
}

/** A post office box will do (UStAE 14.5 (2)); whether other countries have postal codes is not for us to say. */
function missingOfBuyer({ invoice, buyer }: Written) {
  const isDomestic = buyer.country === 'DE' || buyer.country === ''
  return faultsWhere([
    [!buyer.street && !buyer.addressLine, buyerField(invoice, 'street'), 'client_street_missing'],
    [
      isDomestic && !buyer.postalCode,
      buyerField(invoice, 'postalCode'),
      'client_postal_code_missing',
    ],
    [!buyer.city, buyerField(invoice, 'city'), 'client_city_missing'],
  ])
}

const faultsWhere = (checks: [isMissing: boolean, field: string, rule: string][]) =>
  checks.flatMap(([isMissing, field, rule]) => (isMissing ? [{ field, rule }] : []))
