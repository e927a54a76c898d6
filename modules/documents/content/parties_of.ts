import type { Language } from '#core/i18n/languages'
import { companyIn, readCompanySettings } from '#modules/settings/public'
import { buyerOf } from './buyer_of.js'
import type { Addressed, Buyer, Seller } from './parties.js'

/** Seller, buyer and language of a document: copies on an issued document, the present state on a draft. */
export async function partiesOf(
  document: Addressed & { seller: Seller | null; buyer: Buyer | null; language: Language | null }
): Promise<{
  seller: Seller
  buyer: Buyer
  language: Language
}> {
  const { seller, buyer, language } = document
  if (seller && buyer && language) return { seller, buyer, language }

  const present = await readCompanySettings({ id: document.companyId })
  const addressed = await buyerOf(document)
  const shown = language ?? addressed.language ?? present.documentLanguage
  return { seller: companyIn(shown, present), buyer: addressed.buyer, language: shown }
}
