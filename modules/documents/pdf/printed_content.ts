import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { NOTHING } from '#core/money/minor'
import { readLogo } from '#modules/settings/public'
import type { DocumentModel } from '../content/document_model.js'
import { type Seller, sellerName } from '../content/parties.js'
import { partiesOf } from '../content/parties_of.js'
import { enteredAmounts } from '../lines/entered_amounts.js'
import { contentOfRow, type LineRow } from '../lines/line_rows.js'
import { taxNote } from '../taxes/tax_notes.js'
import type { TaxRow } from '../taxes/tax_rows.js'
import type { DocumentPdfModel } from './pdf_model.js'

/**
 * What every commercial document prints, in the language of its recipient: from its own copies of seller and
 * buyer once it is frozen, so it prints the same for ever. What is the kind's own is put in by its module.
 */
export async function printedContent(
  document: DocumentModel,
  { lines, taxes }: { lines: LineRow[]; taxes: TaxRow[] }
): Promise<{ seller: Seller; model: Omit<DocumentPdfModel, 'kind' | 'number' | 'createdAt'> }> {
  const { seller, buyer, language } = await partiesOf(document)
  const model = {
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
        })
      )
      .filter(Boolean),
    ...enteredAmounts(document, lines),
    discountReason: document.discountReason,
    discountPercent: document.discountPercent,
    net: document.net,
    tax: document.tax,
    total: document.total,
    paid: NOTHING,
    open: document.total,
    intro: document.intro ?? '',
    notes: document.notes,
    closing: document.closing ?? '',
    terms: '',
    footer: seller.invoiceFooter,
    logo: await readLogo(seller),
    accent: seller.accentColor,
  }
  return { seller, model }
}
