import type { Seller } from '#modules/documents/public'
import { hasElectronicAddress } from '#modules/invoicing/einvoice/einvoice_parties'
import { buyerField, type Written } from '#modules/invoicing/law/written'
import { legalFormOf } from '#modules/settings/public'
import { doubtsIn } from './doubt.js'

/** For a company in Germany, a missing particular either blocks the issue or is not needed. */
const isFree = ({ seller }: Written) => seller.country !== 'DE'

/** Particulars of the company that an invoice lacks. */
export const doubtsOfSeller = (written: Written) => {
  const { seller } = written
  const form = legalFormOf(seller.legalForm)
  return doubtsIn([
    isFree(written) &&
      !seller.vatId &&
      !seller.taxNumber &&
      !seller.businessNumber && { field: ownNumberField(seller), rule: 'no_tax_number' },
    isFree(written) &&
      (!seller.street || !seller.city) && {
        field: 'companyInfo.street',
        rule: 'own_address_missing',
      },
    form?.isRegistered &&
      !seller.registerEntry && {
        field: 'companyInfo.registerEntry',
        rule: 'register_entry_missing',
      },
    // Many write the register and the directors into one field.
    form?.named &&
      !seller.legalNote &&
      !NAMES_SOMEBODY.test(seller.registerEntry) && {
        field: 'companyInfo.legalNote',
        rule: 'directors_missing',
      },
    !seller.iban && { field: 'companyInfo.iban', rule: 'iban_missing' },
  ])
}

/** Managing directors or a board, in the languages of our companies. */
const NAMES_SOMEBODY = /führ|vorst|direct|board|administr|drejt/i

const ownNumberField = ({ country }: Seller) =>
  `companyInfo.${country === 'XK' || country === 'AL' ? 'businessNumber' : 'vatId'}`

/** Particulars of its recipient that an invoice lacks, including those that authorities need (BR-DE-15). */
export function doubtsOfBuyer(written: Written) {
  const { buyer, invoice, seller } = written
  if (!invoice.clientName) return []
  const at = (name: string) => buyerField(invoice, name)
  const isGermanAuthority = buyer.type === 'public' && buyer.country === 'DE'
  return doubtsIn([
    isFree(written) &&
      (!buyer.street || !buyer.city) && { field: at('street'), rule: 'client_address_missing' },
    !buyer.country && { field: at('country'), rule: 'client_country_missing' },
    buyer.vatId !== '' &&
      buyer.vatId === seller.vatId && { field: at('vatId'), rule: 'vat_id_own' },
    isGermanAuthority &&
      !invoice.buyerReference && { field: 'buyerReference', rule: 'buyer_reference_missing' },
    isGermanAuthority &&
      invoice.clientId !== null &&
      !hasElectronicAddress(invoice, buyer) && {
        field: at('eAddress'),
        rule: 'e_address_missing',
      },
  ])
}
