import type { Language } from '#core/i18n/languages'
import { buyerOf } from '#modules/invoicing/buyer_of'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Buyer, Seller } from '#modules/invoicing/parties'
import { readCompanySettings } from '#modules/settings/public'

/** Seller, buyer and language of a document: copies on an issued document, the present state on a draft. */
export async function partiesOf(invoice: Invoice): Promise<{
  seller: Seller
  buyer: Buyer
  language: Language
}> {
  const { seller, buyer, language } = invoice
  if (seller && buyer && language) return { seller, buyer, language }

  const present = await readCompanySettings({ id: invoice.companyId })
  const addressed = await buyerOf(invoice)
  return {
    seller: present,
    buyer: addressed.buyer,
    language: addressed.language ?? present.documentLanguage,
  }
}
