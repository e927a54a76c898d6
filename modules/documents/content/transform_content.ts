import { decimalNumber } from '#core/money/decimal'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { LineCategory } from '#modules/documents/totals/totals'
import { enteredAmounts } from '../lines/entered_amounts.js'
import { type LineRow, transformLine } from '../lines/line_rows.js'
import { skontoTerms, transformSkonto } from '../skonto_terms.js'
import { taxNote } from '../taxes/tax_notes.js'
import { type TaxRow, transformTax } from '../taxes/tax_rows.js'
import type { DocumentModel } from './document_model.js'
import { partiesOf } from './parties_of.js'

/** The content of a document as the API shows it: without its kind, number, status and amounts. */
export const transformContent = (
  document: DocumentModel,
  { lines, taxes, noteOf, whole = document }: ContentParts
) => {
  const { currency, priceMode } = document
  const { amountSum, discountTotal } = enteredAmounts({ priceMode, ...amountsOf(whole) }, lines)
  return {
    customClient: document.customClient,
    serviceDate: document.serviceOn,
    serviceUntil: document.serviceUntil,
    priceMode,
    discountPercent: document.discountPercent && decimalNumber(document.discountPercent),
    discountAmount: document.discountAmount && decimalNumber(document.discountAmount),
    discountReason: document.discountReason,
    amountSum: moneyNumber(amountSum, currency),
    discountTotal: moneyNumber(discountTotal, currency),
    skonto: transformSkonto(skontoTerms(document.skonto ?? [], document), currency),
    buyerReference: document.buyerReference,
    orderNumber: document.orderNumber,
    projectReference: document.projectReference,
    notes: document.notes,
    intro: document.intro,
    closing: document.closing,
    exemptionReason: document.exemptionReason,
    exchangeRate: document.exchangeRate && decimalNumber(document.exchangeRate),
    template: document.template ?? null,
    // A draft that was just made has no such column yet.
    seller: document.seller ?? null,
    buyer: document.buyer ?? null,
    lines: lines.map((line) => transformLine(line, currency)),
    taxes: taxes.map((tax) => transformTax(tax, currency, noteOf(tax.category))),
    version: document.version,
  }
}

interface ContentParts {
  lines: LineRow[]
  taxes: TaxRow[]
  noteOf: NoteOf
  /** The sum of the lines, where the document itself asks for less. */
  whole?: Amounts
}

interface Amounts {
  net: Minor
  total: Minor
}

/** Columns of a model are not own properties, so spreading one would lose them. */
const amountsOf = ({ net, total }: Amounts) => ({ net, total })

type NoteOf = (category: LineCategory) => string

/** The notes of VAT categories in the language of the document. */
export async function taxNotesOf(document: DocumentModel): Promise<NoteOf> {
  const { seller, language } = await partiesOf(document)
  const { exemptionReason, isTriangular } = document
  const { isSmallBusiness } = seller
  return (category) =>
    taxNote(category, language, { isSmallBusiness, exemptionReason, isTriangular })
}
