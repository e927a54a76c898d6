import { newKey } from '@/lib/api'
import type { InvoiceLine } from '../invoice'

export type LineKind = InvoiceLine['kind']
export type TaxCategory = InvoiceLine['taxCategory']

/** A line as the form holds it; numbers are decimal strings. */
export interface LineValues {
  /** Tells lines apart while they are moved. */
  key: string
  kind: LineKind
  itemId: string
  description: string
  quantity: string
  unit: string
  unitPrice: string
  /** Which of the two discounts is shown and counts. */
  discountUnit: DiscountUnit
  discount: string
  discountAmount: string
  taxRate: string
  /** Empty when the server is to choose it. */
  taxCategory: TaxCategory | ''
  /** What the form does not show and must not lose. */
  kept?: Pick<InvoiceLine, 'serviceDate' | 'serviceUntil'>
}

export type DiscountUnit = 'percent' | 'amount'

export const emptyLine = (taxRate: string, kind: LineKind = 'item'): LineValues => ({
  key: newKey(),
  kind,
  itemId: '',
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  discountUnit: 'percent',
  discount: '',
  discountAmount: '',
  taxRate,
  taxCategory: '',
})

/** A line that nobody has written into. It is not saved. */
export const isBlank = ({ kind, description, unitPrice, itemId }: LineValues) =>
  kind !== 'subtotal' && description.trim() === '' && unitPrice === '' && itemId === ''

export const lineOf = (line: InvoiceLine): LineValues => ({
  key: line._id,
  kind: line.kind,
  itemId: line.itemId ?? '',
  description: line.description,
  quantity: String(line.quantity),
  unit: line.unit,
  unitPrice: String(line.unitPrice),
  ...discountValues(line.discount, line.discountAmount),
  taxRate: String(line.taxRate),
  taxCategory: line.taxCategory,
  kept: { serviceDate: line.serviceDate, serviceUntil: line.serviceUntil },
})

/** A discount of the server as the form shows it; 0 and null are none. */
export const discountValues = (percent: number | null, amount: number | null) => ({
  discountUnit: amount ? ('amount' as const) : ('percent' as const),
  discount: percent && !amount ? String(percent) : '',
  discountAmount: amount ? String(amount) : '',
})

/** The lines that are written, as the server takes them. */
export const linesOf = (lines: LineValues[]) =>
  lines
    .filter((line) => !isBlank(line))
    .map((line) => (line.kind === 'item' ? itemOf(line) : wordsOf(line)))

const wordsOf = ({ kind, description }: LineValues) => ({ kind, description })

const itemOf = ({ key: _, kept, discountUnit, ...line }: LineValues) => ({
  ...line,
  ...kept,
  itemId: line.itemId || null,
  discount: (discountUnit === 'percent' && line.discount) || '0',
  discountAmount: (discountUnit === 'amount' && line.discountAmount) || null,
  taxRate: line.taxRate || '0',
  taxCategory: line.taxCategory || null,
})
