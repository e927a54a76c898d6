import { DateTime } from 'luxon'
import { formatDay } from '#core/clock'
import { type Decimal, decimal } from '#core/money/decimal'
import { formatAmount, formatMoney, formatPercent, formatPrice } from '#core/money/format'
import { NOTHING } from '#core/money/minor'
import { printable } from '../clean_text.js'
import { quantityOf, sumsOf } from '../pdf_rows.js'
import type { DeliveryPdfModel, PdfDeliveryLine } from './delivery_model.js'
import { fact, letterView, titleOf, type Word, watermarkOf, wordsOf } from './letter_view.js'

/** One column of the table. */
interface Column {
  name: string
  /** In millimetres; 0 takes the remaining width. */
  width: number
  cell: (line: PdfDeliveryLine) => string
}

/** The data for the template of delivery notes. */
export function deliveryView(model: DeliveryPdfModel) {
  const word = wordsOf(model)
  const say = (key: string, value: string) => fact(word, `delivery.${key}`, value)
  const columns = columnsOf(model, word)
  return {
    ...letterView(model),
    watermark: watermarkOf(model, model.isDraft, word),
    title: titleOf(model, word('delivery.title'), word),
    kindName: word('delivery.title'),
    facts: [
      ...say('number', model.number),
      ...say('date', formatDay(model.issuedOn)),
      ...fact(word, 'customerNumber', model.buyer.customerNumber),
      ...say('orderedBy', model.orderedBy),
      ...say('basedOn', model.basedOn),
      ...fact(word, 'orderNumber', model.orderNumber),
      ...say('carrier', model.carrier),
      ...say('parcelNumber', model.parcelNumber),
    ],
    intro: '',
    columns: ['position', 'description']
      .map((key) => word(`delivery.column.${key}`))
      .concat(columns.map(({ name }) => name)),
    widths: [8, 0, ...columns.map(({ width }) => width)],
    lines: rowsOf(model, columns, word),
    ...pricesOf(model, word),
    notes: printable(model.notes),
    receipt: receiptOf(model, word),
  }
}

/** A complete delivery needs one figure for each line; a partial one also shows earlier and outstanding quantities. */
function columnsOf(model: DeliveryPdfModel, word: Word): Column[] {
  const { language, currency, prices } = model
  const amount =
    (of: (line: PdfDeliveryLine) => Decimal) =>
    (line: PdfDeliveryLine): string =>
      quantityOf(of(line), line.unit, language)
  const column = (key: string, width: number, of: (line: PdfDeliveryLine) => Decimal) => ({
    name: word(`delivery.column.${key}`),
    width,
    cell: amount(of),
  })
  const quantities = model.lines.every(isComplete)
    ? [column('amountOnly', 24, ({ quantity }) => quantity)]
    : [
        column('ordered', 19, ({ ordered }) => ordered),
        column('deliveredBefore', 19, ({ deliveredBefore }) => deliveredBefore),
        column('quantity', 19, ({ quantity }) => quantity),
        ...(prices ? [] : [column('rest', 19, restOf)]),
      ]
  if (!prices) return quantities
  const isGross = prices.priceMode === 'gross'
  return [
    ...quantities,
    {
      name: word(isGross ? 'column.priceGross' : 'column.price'),
      width: 20,
      cell: ({ unitPrice }) => formatPrice(unitPrice, currency, language),
    },
    {
      name: word(isGross ? 'column.amountGross' : 'column.amount', { currency }),
      width: 24,
      cell: (line) => formatAmount(line.amount, currency, language),
    },
  ]
}

const isComplete = ({ kind, ordered, deliveredBefore, quantity }: PdfDeliveryLine) =>
  kind !== 'item' || (deliveredBefore === 0n && ordered === quantity)

function restOf({ ordered, deliveredBefore, quantity }: PdfDeliveryLine) {
  const rest = ordered - deliveredBefore - quantity
  return decimal(rest < 0n ? 0n : rest)
}

/** Items are counted. */
function rowsOf({ lines, prices, language }: DeliveryPdfModel, columns: Column[], word: Word) {
  let position = 0
  return lines.map((line) => {
    const [name = '', ...rest] = printable(line.description).split('\n')
    const isItem = line.kind === 'item'
    if (isItem) position += 1
    const discount =
      prices && line.discount !== 0n
        ? [word('lineDiscount', { percent: formatPercent(line.discount, language) })]
        : []
    return {
      kind: line.kind,
      position: isItem ? String(position) : '',
      name,
      details: [...rest, ...discount].join('\n'),
      cells: isItem ? columns.map(({ cell }) => cell(line)) : [],
    }
  })
}

function pricesOf(model: DeliveryPdfModel, word: Word) {
  const { prices, language, currency } = model
  if (!prices) return { sums: [], total: [] }
  const summed = { discountTotal: NOTHING, discountPercent: null, discountReason: '' }
  return {
    sums: sumsOf({ ...prices, ...summed, language, currency }, word),
    total: [word('total'), formatMoney(prices.total, currency, language)],
  }
}

/** The text above the signature; a blank line to sign on as long as there is none. */
function receiptOf({ receipt, isDraft }: DeliveryPdfModel, word: Word) {
  const title = word('delivery.received')
  if (!receipt) {
    return {
      title: isDraft ? '' : title,
      text: word('delivery.receivedLine'),
      picture: [],
      alt: '',
    }
  }
  const name = printable(receipt.name)
  const time = DateTime.fromMillis(receipt.signedAt, { zone: receipt.timeZone })
  return {
    title,
    text: word('delivery.signedBy', { name, time: time.toFormat('dd.MM.yyyy, HH:mm') }),
    picture: [...receipt.picture],
    alt: word('delivery.signature', { name }),
  }
}
