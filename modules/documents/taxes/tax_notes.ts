import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { LineCategory } from '#modules/documents/totals/totals'

/** Categories without a note. */
const WITHOUT_NOTE: readonly LineCategory[] = ['S', 'Z', '']

interface Reasons {
  isSmallBusiness?: boolean
  /** Why the document is exempt, in the company's own words; instead of the usual ones for category E. */
  exemptionReason?: string
  /** The middle supply of a triangular transaction, which an invoice has to name (§ 14a (7) UStG). */
  isTriangular?: boolean
}

/**
 * The note that the law wants on a document for a category (§ 14 (4) no. 8, § 14a UStG, § 34a UStDV;
 * EN 16931 BT-120), in the language of the document; empty for S and Z, and while
 * no category is chosen.
 */
export function taxNote(
  category: LineCategory,
  language: Language,
  { isSmallBusiness = false, exemptionReason = '', isTriangular = false }: Reasons
): string {
  if (WITHOUT_NOTE.includes(category)) return ''
  if (category === 'E' && exemptionReason) return exemptionReason
  if (category === 'AE' && isTriangular) return translate(language, 'documents:taxNotes.triangular')
  const isSmall = isSmallBusiness && (category === 'E' || category === 'O')
  return translate(language, `documents:taxNotes.${isSmall ? 'smallBusiness' : category}`)
}
