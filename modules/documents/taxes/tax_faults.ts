import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { LineCategory } from '#modules/documents/totals/totals'
import type { LineContent } from '../lines/line_content.js'

/** Something that keeps a document from being issued: the field to mend, and the last part of the error's code. */
export interface DocumentFault {
  field: string
  rule: string
}

interface Taxed {
  lines: readonly LineContent[]
  seller: { isSmallBusiness?: boolean; vatId: string }
  buyer: { vatId: string }
  /** Where the buyer's VAT id is entered; the field of the client unless the caller knows better. */
  buyerVatIdField?: string
}

/** The faults with their sentences, as in a 422. */
export const sayFaults = (faults: readonly DocumentFault[], language: Language) =>
  faults.map((fault) => ({
    ...fault,
    message: translate(language, `documents:errors.${fault.rule}`),
  }))

/** Both parties are named by their VAT ids: § 14a (1) and (3) UStG, EN 16931 BR-AE-02, BR-IC-02. */
const BETWEEN_BUSINESSES: readonly LineCategory[] = ['AE', 'K']

/**
 * The tax faults of a document that is to be issued: rates and categories that do not go together (BR-S-05), VAT of a
 * small business (§ 19 UStG), missing VAT ids, category O beside another (BR-O-11).
 */
export function taxFaults({
  lines,
  seller,
  buyer,
  buyerVatIdField = 'clientId',
}: Taxed): DocumentFault[] {
  const items = lines.flatMap((line, index) => (line.kind === 'item' ? [{ ...line, index }] : []))
  const faults: DocumentFault[] = []
  for (const { index, taxCategory, taxRate } of items) {
    const at = (name: string) => `lines.${index}.${name}`
    if (seller.isSmallBusiness && taxCategory !== 'E' && taxCategory !== 'O') {
      faults.push({ field: at('taxCategory'), rule: 'small_business_without_tax' })
    } else if (taxCategory === 'S' && taxRate === 0n) {
      faults.push({ field: at('taxRate'), rule: 'tax_rate_missing' })
    }
  }
  const categories = new Set(items.map(({ taxCategory }) => taxCategory))
  if (BETWEEN_BUSINESSES.some((category) => categories.has(category))) {
    if (!seller.vatId) faults.push({ field: 'companyInfo.vatId', rule: 'own_vat_id_missing' })
    if (!buyer.vatId) faults.push({ field: buyerVatIdField, rule: 'vat_id_of_client_missing' })
  }
  if (categories.has('O') && categories.size > 1) {
    faults.push({ field: 'lines', rule: 'outside_scope_stands_alone' })
  }
  return faults
}
