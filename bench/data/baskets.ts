import { type Decimal, parseDecimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { priceLines } from '#modules/invoicing/price_lines'

export interface Basket {
  lines: {
    description: string
    unit: string
    quantity: Decimal
    unitPrice: Decimal
    discount: Decimal
    taxRate: Decimal
    net: Minor
  }[]
  taxes: { rate: Decimal; base: Minor; tax: Minor }[]
  net: Minor
  tax: Minor
  total: Minor
}

const WORK = [
  ['Konzeption und Gestaltung', 'Std.', '19'],
  ['Programmierung der Schnittstelle', 'Std.', '19'],
  ['Wartung und Pflege', 'Monat', '19'],
  ['Handbuch, gedruckt', 'Stk.', '7'],
] as const

/** Different invoices of four lines, priced by the product's own rules. */
export const BASKETS: Basket[] = Array.from({ length: 97 }, (_, kind) => {
  const lines = WORK.map(([description, unit, rate], position) => ({
    description,
    unit,
    quantity: parseDecimal(String(((kind * 7 + position * 3) % 40) / 4 + 0.5)),
    unitPrice: parseDecimal(String(20 + ((kind * 13 + position * 29) % 180) + 0.5)),
    discount: parseDecimal(kind % 5 === 0 && position === 2 ? '10' : '0'),
    taxRate: parseDecimal(rate),
  }))
  const totals = priceLines(lines, 'EUR')
  return { ...totals, lines: lines.map((line, at) => ({ ...line, net: totals.lines[at].net })) }
})
