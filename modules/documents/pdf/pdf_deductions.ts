import { formatDay } from '#core/clock'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format'
import { type Minor, minor } from '#core/money/minor'
import { printable } from './clean_text.js'
import type { Word } from './kinds/letter_view.js'
import type { DocumentPdfModel } from './kinds/pdf_model.js'
import { ratesOf } from './pdf_rows.js'

const COLUMNS = ['downPayment', 'date', 'net', 'taxRate', 'tax', 'total']

/** The down payments of a final invoice, a row for each of their VAT rates, and the remainder; null without any. */
export function deductionsOf(model: DocumentPdfModel, word: Word) {
  const { deductions, language, currency } = model
  if (!deductions) return null
  const amount = (value: Minor) => formatAmount(value, currency, language)
  const money = (value: Minor) => formatMoney(value, currency, language)
  const { downPayments, total, remainder } = deductions
  return {
    title: word('deductions.title'),
    columns: COLUMNS.map((key) => word(`deductions.column.${key}`, { currency })),
    rows: downPayments.flatMap(({ number, issuedOn, taxes }) =>
      taxes.map(({ rate, base, tax }, index) => [
        index === 0 ? printable(number) : '',
        index === 0 ? formatDay(issuedOn) : '',
        amount(base),
        formatPercent(rate, language),
        amount(tax),
        amount(minor(base + tax)),
      ])
    ),
    sum: [word('deductions.sum'), money(minor(-total))],
    remainder: [
      [word('deductions.remainingNet'), money(remainder.net)],
      ...ratesOf(remainder.taxes, model, word),
    ],
    total: [word('deductions.remaining'), money(remainder.total)],
  }
}
