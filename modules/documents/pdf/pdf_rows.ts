import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Decimal } from '#core/money/decimal'
import {
  formatAmount,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatPrice,
} from '#core/money/format'
import { type Minor, minor } from '#core/money/minor'
import { printedUnit } from '#modules/settings/public'
import { printable } from './clean_text.js'
import type { Word } from './kinds/letter_view.js'
import type { DocumentPdfModel, PdfLine, PdfTax } from './kinds/pdf_model.js'

export const columnsOf = ({ currency, priceMode }: DocumentPdfModel, word: Word) =>
  [
    'position',
    'description',
    'quantity',
    priceMode === 'gross' ? 'priceGross' : 'price',
    'taxRate',
    priceMode === 'gross' ? 'amountGross' : 'amount',
  ].map((key) => word(`column.${key}`, { currency }))

/** Items are counted; the running sum leaves out optional ones. */
export function linesOf(model: DocumentPdfModel, word: Word) {
  const { language, currency } = model
  let running = 0n
  let position = 0
  const positions = positionsOf(model)
  return model.lines.map((line) => {
    if (line.kind === 'item' && !line.isOptional) running += line.amount
    const [name = '', ...rest] = printable(line.description).split('\n')
    const shared = {
      kind: line.kind,
      name: name || (line.kind === 'subtotal' ? word('subtotal') : ''),
      running: formatMoney(minor(running), currency, language),
    }
    const amount = formatAmount(line.amount, currency, language)
    if (line.kind !== 'item') {
      return { ...shared, details: rest.join('\n'), amount: line.kind === 'subtotal' ? amount : '' }
    }
    position += 1
    return {
      ...shared,
      position: String(position),
      details: [...rest, ...remarksOn(line, model, word), ...offerOf(line, positions, word)].join(
        '\n'
      ),
      quantity: quantityOf(line.quantity, line.unit, language),
      count: formatDecimal(line.quantity, language),
      unit: printable(printedUnit(line.unit, line.quantity, language)),
      price: formatPrice(line.unitPrice, currency, language),
      taxRate: formatPercent(line.taxRate, language),
      amount: line.isOptional ? `(${amount})` : amount,
    }
  })
}

/** `2 Tage`; the quantity alone without a unit. */
export const quantityOf = (quantity: Decimal, unit: string, language: Language) =>
  [formatDecimal(quantity, language), printable(printedUnit(unit, quantity, language))]
    .join(' ')
    .trim()

/** Remarks below an item: its day of supply, its discount, and whether it is optional. */
function remarksOn(line: PdfLine, { language, currency }: DocumentPdfModel, word: Word) {
  const remarks: string[] = []
  const { serviceDate, serviceUntil } = line
  if (serviceDate) {
    const until = serviceUntil ? ` – ${formatDay(serviceUntil)}` : ''
    const name = word(serviceUntil ? 'servicePeriod' : 'serviceDate')
    remarks.push(`${name}: ${formatDay(serviceDate)}${until}`)
  }
  if (line.discountAmount) {
    const amount = `${formatPrice(line.discountAmount, currency, language)} ${currency}`
    remarks.push(word('lineDiscountAmount', { amount }))
  } else if (line.discount !== 0n) {
    remarks.push(word('lineDiscount', { percent: formatPercent(line.discount, language) }))
  }
  return remarks
}

/** The printed positions of items by their line; only items are counted. */
function positionsOf({ lines }: DocumentPdfModel) {
  const positions = new Map<number, number>()
  for (const [index, { kind }] of lines.entries()) {
    if (kind === 'item') positions.set(index + 1, positions.size + 1)
  }
  return positions
}

/** Says that an item is optional, and which other item it could replace. */
function offerOf(
  { isOptional, alternativeOf }: PdfLine,
  positions: Map<number, number>,
  word: Word
) {
  if (!isOptional) return []
  const position = alternativeOf === null ? undefined : positions.get(alternativeOf)
  return [position ? word('alternative', { position: String(position) }) : word('optional')]
}

/** The printed sums of a document come from these fields. */
export type Summed = Pick<
  DocumentPdfModel,
  | 'language'
  | 'currency'
  | 'taxes'
  | 'amountSum'
  | 'discountTotal'
  | 'discountPercent'
  | 'discountReason'
  | 'net'
>

export function sumsOf(model: Summed, word: Word) {
  const { language, currency, taxes, discountPercent, discountTotal } = model
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  const discount = [
    printable(model.discountReason) || word('discount'),
    discountPercent ? formatPercent(discountPercent, language) : '',
  ]
  const reductions =
    discountTotal === 0n
      ? []
      : [
          [word('lineSum'), money(model.amountSum)],
          [discount.filter(Boolean).join(' '), money(minor(-discountTotal))],
        ]
  return [...reductions, [word('net'), money(model.net)], ...ratesOf(taxes, model, word)]
}

/** The VAT of each rate with its taxable amount. */
export function ratesOf(
  taxes: readonly PdfTax[],
  { language, currency }: Pick<DocumentPdfModel, 'language' | 'currency'>,
  word: Word
) {
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  return taxes.map(({ rate, base, tax }) => [
    word(rate === 0n ? 'taxFree' : 'tax', {
      rate: formatPercent(rate, language),
      base: money(base),
    }),
    money(tax),
  ])
}
