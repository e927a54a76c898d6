import { formatDay } from '#core/clock'
import { formatDecimal, formatMoney } from '#core/money/format'
import { taxInOwnCurrency } from '../content/own_currency.js'
import type { Word } from './kinds/letter_view.js'
import type { DocumentPdfModel, PdfTax } from './kinds/pdf_model.js'

/**
 * The VAT in the company's own currency, where a document is in another one (Art. 230 of Directive 2006/112/EC, § 16
 * (6) UStG), with the exchange rate. For a final invoice also the remaining VAT.
 */
export function exchangeNotes(model: DocumentPdfModel, word: Word): string[] {
  const { exchange, language, currency, deductions } = model
  if (!exchange || model.tax === 0n) return []
  const { ownCurrency: own, rate, on } = exchange
  const amount = (taxes: readonly PdfTax[]) =>
    formatMoney(taxInOwnCurrency(taxes, exchange, currency), own, language)
  const note = word('vatInOwnCurrency', {
    own,
    currency,
    tax: amount(model.taxes),
    rate: formatDecimal(rate, language),
    day: formatDay(on),
  })
  if (!deductions) return [note]
  return [note, word('vatRemaining', { tax: amount(deductions.remainder.taxes) })]
}
