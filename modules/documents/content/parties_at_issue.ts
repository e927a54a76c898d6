import type { CompanyScope } from '#core/http/caller'
import { companyIn, readCompanySettings } from '#modules/settings/public'
import { buyerOf } from './buyer_of.js'
import type { DocumentModel } from './document_model.js'

/**
 * The copies of seller and buyer that a draft keeps when it is issued, and its language: its own, else the buyer's,
 * else the company's.
 */
export async function partiesAtIssue(company: CompanyScope, draft: DocumentModel) {
  const settings = await readCompanySettings(company)
  const { buyer, language: ownLanguage } = await buyerOf(draft)
  const language = draft.language ?? ownLanguage ?? settings.documentLanguage
  return { seller: companyIn(language, settings), buyer, language }
}
