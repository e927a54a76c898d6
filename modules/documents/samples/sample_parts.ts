import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { NOTHING } from '#core/money/minor'
import { documentTotals } from '#modules/documents/totals/totals'
import type { CompanyOnPaper } from '#modules/settings/public'
import { greetingOf } from '../content/greeting.js'
import type { DocumentPdfModel, LetterModel } from '../pdf/kinds/pdf_model.js'

/** Quantity, unit price and the last part of the keys of its words. */
const LINES = [
  ['12', '95', 'advice'],
  ['3', '240', 'workshop'],
  ['1', '480', 'report'],
] as const

type SampleDocument = Omit<DocumentPdfModel, 'kind' | 'dueOn' | 'validUntil'>

/** A sample with lines and prices, without what only its kind has. */
export function sampleDocument(letter: LetterModel, seller: CompanyOnPaper): SampleDocument {
  const { lines, totals } = samplePrices(letter)
  const { name } = letter.buyer
  return {
    ...letter,
    greeting: greetingOf(seller, { name }, letter.language),
    priceMode: 'net',
    servedOn: letter.issuedOn,
    references: { buyerReference: '', orderNumber: '', projectReference: '' },
    lines,
    taxes: totals.taxes,
    taxNotes: [],
    amountSum: totals.amountSum,
    discountTotal: NOTHING,
    discountPercent: null,
    discountReason: '',
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    paid: NOTHING,
    open: totals.total,
    intro: '',
    notes: '',
    closing: '',
    terms: '',
  }
}

/** The lines of a sample and their sums. */
export function samplePrices(letter: LetterModel) {
  const inputs = LINES.map(([quantity, price]) => ({
    quantity: parseDecimal(quantity),
    unitPrice: parseDecimal(price),
    discount: parseDecimal('0'),
    taxRate: parseDecimal('19'),
    taxCategory: 'S' as const,
  }))
  const totals = documentTotals(inputs, letter.currency)
  const lines = inputs.map((line, index) => ({
    ...line,
    kind: 'item' as const,
    description: sampleWord(letter.language, LINES[index][2]),
    unit: index === 0 ? sampleWord(letter.language, 'hours') : '',
    discountAmount: null,
    serviceDate: null,
    serviceUntil: null,
    isOptional: false,
    alternativeOf: null,
    amount: totals.lines[index].amount,
  }))
  return { lines, totals }
}

/** A word of the samples. */
export const sampleWord = (language: Language, key: string) =>
  translate(language, `documents:sample.${key}`)
