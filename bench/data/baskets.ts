import { parseDecimal } from '#core/money/decimal'
import {
  type DocumentTotals,
  type LineContent,
  lineContent,
  priceDocument,
} from '#modules/documents/public'

/** The lines of an invoice with its figures. */
export interface Basket {
  lines: LineContent[]
  totals: DocumentTotals
}

const WORK = [
  ['Konzeption und Gestaltung', 'Std.', '19'],
  ['Programmierung der Schnittstelle', 'Std.', '19'],
  ['Wartung und Pflege', 'Monat', '19'],
  ['Handbuch, gedruckt', 'Stk.', '7'],
] as const

/** Different invoices of four lines, priced by the product's own rules. */
export const BASKETS: Basket[] = Array.from({ length: 97 }, (_, kind) => {
  const lines = WORK.map(([description, unit, rate], position) =>
    lineContent(
      {
        description,
        unit,
        quantity: parseDecimal(String(((kind * 7 + position * 3) % 40) / 4 + 0.5)),
        unitPrice: parseDecimal(String(20 + ((kind * 13 + position * 29) % 180) + 0.5)),
        discount: parseDecimal(kind % 5 === 0 && position === 2 ? '10' : '0'),
        taxRate: parseDecimal(rate),
      },
      'Z'
    )
  )
  const usual = {
    currency: 'EUR',
    priceMode: 'net',
    discountPercent: null,
    discountAmount: null,
  } as const
  return { lines, totals: priceDocument(lines, usual) }
})
