import { isLeitwegId } from '#api/leitweg_id'
import { type Buyer, type Seller, sellerName } from '#modules/documents/public'
import { type EInvoice, EMAIL_SCHEME } from '#modules/einvoices/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** EAS code of the Leitweg-ID. */
const LEITWEG = '0204'
/** Countries that identify a business by one number, which is no VAT id. */
const NUMBERED = ['XK', 'AL']
/** Coarse part, fine part, check digits: 04011000-1234512345-06. */

const eAddressOf = (eAddress = '', eAddressScheme = '', email = '') => {
  if (eAddress) return { value: eAddress, scheme: eAddressScheme || EMAIL_SCHEME }
  return email ? { value: email, scheme: EMAIL_SCHEME } : undefined
}

/**
 * BG-4. Without a contact or e-address of its own, the seller gets those of the company.
 * @param isOutsideVat of category O, which forbids a VAT id (BR-O-02)
 */
export function sellerParty(seller: Seller, isOutsideVat: boolean): EInvoice['seller'] {
  const name = sellerName(seller)
  const { businessNumber, ...numbers } = numbersOf(seller)
  const vatId = isOutsideVat ? '' : numbers.vatId
  const registration = businessNumber || seller.registerEntry
  return {
    name,
    tradingName: seller.tradingName,
    // BR-CO-26 requires one of VAT id, registration and id; sole traders only have their tax number.
    ids: vatId || registration || !seller.taxNumber ? [] : [{ value: seller.taxNumber }],
    registration: registration ? { value: registration } : undefined,
    vatId,
    // Kosovo and Albania tax a business under the number that it is registered with.
    taxNumber: seller.taxNumber || businessNumber,
    legalText: seller.legalNote,
    electronicAddress: eAddressOf(seller.eAddress, seller.eAddressScheme, seller.email),
    address: addressOf(seller),
    contact: {
      name: seller.contactName || name,
      phone: seller.contactPhone || seller.phone,
      email: seller.contactEmail || seller.email,
    },
  }
}

/** BG-7. An authority is reached by its Leitweg-ID, every other buyer by e-mail, unless an address is set. */
export function buyerParty(
  { buyerReference, customClient }: Invoice,
  buyer: Buyer,
  isOutsideVat: boolean
): EInvoice['buyer'] {
  const { vatId, businessNumber } = numbersOf(buyer)
  return {
    name: buyer.name,
    id: buyer.number ? { value: buyer.number } : undefined,
    registration: businessNumber ? { value: businessNumber } : undefined,
    vatId: isOutsideVat ? '' : vatId,
    electronicAddress: buyerAddress({ buyerReference, customClient }, buyer),
    address: addressOf(buyer),
  }
}

/** Documents of before 2026-11-25 have numbers of Kosovo and Albania in place of a VAT id. */
function numbersOf({ vatId, businessNumber = '', country }: Seller | Buyer) {
  const isNational = vatId !== '' && NUMBERED.includes(country) && !/^[A-Z]{2}/.test(vatId)
  return isNational ? { vatId: '', businessNumber: vatId } : { vatId, businessNumber }
}

type Addressing = Pick<Invoice, 'buyerReference' | 'customClient'>

function buyerAddress({ buyerReference, customClient }: Addressing, buyer: Buyer) {
  return hasLeitwegId({ buyerReference }, buyer) && !buyer.eAddress
    ? { value: buyerReference, scheme: LEITWEG }
    : eAddressOf(buyer.eAddress, buyer.eAddressScheme, buyer.email ?? customClient?.email)
}

/** Whether an e-invoice reaches the buyer (BT-49): by its Leitweg-ID, an address of its own, or its e-mail. */
export const hasElectronicAddress = (invoice: Addressing, buyer: Buyer) =>
  buyerAddress(invoice, buyer) !== undefined

/** Whether the document goes to a public body with a Leitweg-ID. */
export const hasLeitwegId = (
  { buyerReference }: Pick<Invoice, 'buyerReference'>,
  { type }: Buyer
) => type === 'public' && isLeitwegId(buyerReference)

const addressOf = ({ street, addressLine, postalCode, city, country }: Seller | Buyer) => ({
  street,
  street2: addressLine,
  postalCode,
  city,
  country,
})
