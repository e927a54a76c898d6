import type { AnswerOf, RowOf } from '#api/routes'
import { newKey } from '@/lib/server/api'

export type SavedLine = AnswerOf<'GET', '/api/invoices/:id'>['lines'][number]
/** An item to fill a line from. */
export type Item = RowOf<'/api/items'>
export type LineKind = SavedLine['kind']
export type WordsKind = Exclude<LineKind, 'item'>
export type TaxCategory = SavedLine['taxCategory']
export type DiscountUnit = 'percent' | 'amount'

/** How an item is offered: an alternative could take the place of the counted item above it. */
export const OFFERED = ['counted', 'optional', 'alternative'] as const
export type Offered = (typeof OFFERED)[number]

export const isOfferedAs = (value: unknown): value is Offered =>
  OFFERED.some((offered) => offered === value)

/** A line as the form holds it; numbers are decimal strings. */
export interface LineValues {
  /** Tells lines apart while they are moved. */
  key: string
  /** The saved line, which keeps its id and what belongs to it, such as billed hours. */
  _id?: string
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
  /**
   * The source of the VAT: a choice for this line alone, or the kind of item and its rate at home. Missing for a service
   * at the company's usual rate. The server does not know it.
   */
  taxOrigin?: 'chosen' | { rate: string; isGood: boolean }
  /** Only what is offered can be anything but counted. */
  offered: Offered
  /** Another document says what it is and how it is counted: no item takes its place. */
  isOrdered?: boolean
  /** Values that the form does not show and must not lose. */
  kept?: Pick<SavedLine, 'serviceDate' | 'serviceUntil'>
}

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
  offered: 'counted',
})

/** A line that nobody has written into. It is not saved. */
export const isBlank = ({ kind, description, unitPrice, itemId }: LineValues) =>
  kind !== 'subtotal' && description.trim() === '' && unitPrice === '' && itemId === ''

export const lineOf = (line: SavedLine): LineValues => ({
  key: line._id,
  _id: line._id,
  kind: line.kind,
  itemId: line.itemId ?? '',
  description: line.description,
  quantity: String(line.quantity),
  unit: line.unit,
  unitPrice: String(line.unitPrice),
  ...discountValues(line.discount, line.discountAmount),
  taxRate: String(line.taxRate),
  taxCategory: line.taxCategory,
  offered: line.alternativeOf ? 'alternative' : line.isOptional ? 'optional' : 'counted',
  kept: { serviceDate: line.serviceDate, serviceUntil: line.serviceUntil },
})

/** A discount of the server as the form shows it; 0 and null are none. */
export const discountValues = (percent: number | null, amount: number | null) => ({
  discountUnit: amount ? ('amount' as const) : ('percent' as const),
  discount: percent && !amount ? String(percent) : '',
  discountAmount: amount ? String(amount) : '',
})

/** The lines that are written, as the server takes them; an alternative belongs to the counted item above it. */
export function linesOf(lines: LineValues[]) {
  let counted: number | null = null
  return lines
    .filter((line) => !isBlank(line))
    .map((line, index) => {
      if (line.kind !== 'item') return wordsOf(line)
      if (line.offered === 'counted') {
        counted = index + 1
        return itemOf(line)
      }
      const alternativeOf = line.offered === 'alternative' ? counted : null
      return { ...itemOf(line), isOptional: true, alternativeOf }
    })
}

const wordsOf = ({ kind, description }: LineValues) => ({ kind, description })

const itemOf = ({
  key: _,
  kept,
  discountUnit,
  offered: __,
  taxOrigin: ___,
  ...line
}: LineValues) => ({
  ...line,
  ...kept,
  itemId: line.itemId || null,
  discount: (discountUnit === 'percent' && line.discount) || '0',
  discountAmount: (discountUnit === 'amount' && line.discountAmount) || null,
  taxRate: line.taxRate || '0',
  taxCategory: line.taxCategory || null,
})
