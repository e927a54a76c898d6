import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { type Minor, NOTHING } from '#core/money/minor'
import { readLogo } from '#modules/settings/public'
import type { DocumentModel } from '../content/document_model.js'
import { greetingOf } from '../content/greeting.js'
import type { Buyer, Seller } from '../content/parties.js'
import { partiesOf } from '../content/parties_of.js'
import { sellerName } from '../content/seller_name.js'
import type { DocumentParts } from '../content/unsaved_parts.js'
import { enteredAmounts } from '../lines/entered_amounts.js'
import { contentOfRow } from '../lines/line_rows.js'
import { taxNote } from '../taxes/tax_notes.js'
import type { DocumentPdfModel } from './kinds/pdf_model.js'

interface PrintedParts extends DocumentParts {
  /** The sum of the lines, when the amount due is less; then `taxes` belong to the whole too. */
  whole?: { net: Minor; tax: Minor; total: Minor }
}

/**
 * The printed content of every commercial document, in the language of its recipient: from its own copies of seller
 * and buyer after it is frozen, so it prints the same for ever. The module of the kind adds its own parts.
 */
export async function printedContent(
  document: DocumentModel,
  { lines, taxes, whole = document }: PrintedParts
): Promise<{
  seller: Seller
  buyer: Buyer
  model: Omit<DocumentPdfModel, 'kind' | 'number' | 'createdAt'>
}> {
  const { seller, buyer, language } = await partiesOf(document)
  const model = {
    companyId: document.companyId,
    language,
    currency: document.currency,
    issuedOn: document.dateOn,
    priceMode: document.priceMode,
    servedUntil: document.serviceUntil ?? undefined,
    references: {
      buyerReference: document.buyerReference,
      orderNumber: document.orderNumber,
      projectReference: document.projectReference,
    },
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    lines: lines.map((row) => ({ ...contentOfRow(row), amount: moneyFromRow(row.amount) })),
    taxes: taxes.map(({ category, rate, base, tax }) => ({
      category,
      rate: decimalFromRow(rate),
      base: moneyFromRow(base),
      tax: moneyFromRow(tax),
    })),
    taxNotes: taxes
      .map(({ category }) =>
        taxNote(category, language, {
          isSmallBusiness: seller.isSmallBusiness,
          exemptionReason: document.exemptionReason,
          isTriangular: document.isTriangular,
        })
      )
      .filter(Boolean),
    ...enteredAmounts({ priceMode: document.priceMode, net: whole.net, total: whole.total }, lines),
    discountReason: document.discountReason,
    discountPercent: document.discountPercent,
    net: whole.net,
    tax: whole.tax,
    total: whole.total,
    paid: NOTHING,
    open: document.total,
    intro: document.intro ?? '',
    notes: document.notes,
    closing: document.closing ?? '',
    terms: '',
    footer: '',
    logo: await readLogo(seller),
    accent: seller.accentColor,
    greeting: greetingOf(seller, buyer, language),
  }
  return { seller, buyer, model }
}
