import type { Day } from '#core/clock'
import { type Decimal, decimal } from '#core/money/decimal'
import type { LineCategory } from '#modules/documents/totals/totals'
import type { LineKind } from './line_kinds.js'
import type { LineBody } from './line_validator.js'

/** The content of a line of a commercial document, before it is priced. */
export interface LineContent {
  /** The line of the same document that this one replaces; missing for a new line. */
  id?: string | undefined
  kind: LineKind
  /** The first line is its name. */
  description: string
  quantity: Decimal
  unit: string
  /** Major units, with VAT when the document's prices are gross. */
  unitPrice: Decimal
  /** Percent. */
  discount: Decimal
  /** Major units, instead of a percentage; as the price is, net or gross. */
  discountAmount: Decimal | null
  /** Percent. */
  taxRate: Decimal
  taxCategory: LineCategory
  itemId: string | null
  /** The day of supply of this line, if it differs from the document's. */
  serviceDate: Day | null
  serviceUntil: Day | null
  /** Offered and not ordered: in no sum. For estimates. */
  isOptional: boolean
  /** Position of the line that this one could take the place of; such a line is optional. For estimates. */
  alternativeOf: number | null
}

const NOTHING = decimal(0n)

/**
 * A line of a request with defaults for its missing fields. Texts, headings and subtotals cost nothing.
 * @param zeroCategory the reason for 0 % where the line has none; empty when it cannot be derived
 */
export function lineContent(body: LineBody, zeroCategory: LineCategory): LineContent {
  const { kind = 'item' } = body
  const common = {
    id: body._id ?? undefined,
    kind,
    description: body.description ?? '',
    alternativeOf: body.alternativeOf ?? null,
    isOptional: Boolean(body.isOptional || body.alternativeOf),
  }
  if (kind !== 'item') return { ...common, ...WORTHLESS }
  const taxRate = body.taxRate ?? NOTHING
  return {
    ...common,
    quantity: body.quantity ?? NOTHING,
    unit: body.unit ?? '',
    unitPrice: body.unitPrice ?? NOTHING,
    discount: body.discount ?? NOTHING,
    discountAmount: body.discountAmount || null,
    taxRate,
    taxCategory: body.taxCategory || (taxRate === 0n ? zeroCategory : 'S'),
    itemId: body.itemId || null,
    serviceDate: body.serviceDate ?? null,
    serviceUntil: body.serviceUntil ?? null,
  }
}

const WORTHLESS = {
  quantity: NOTHING,
  unit: '',
  unitPrice: NOTHING,
  discount: NOTHING,
  discountAmount: null,
  taxRate: NOTHING,
  taxCategory: 'Z',
  itemId: null,
  serviceDate: null,
  serviceUntil: null,
} as const

/** The line of a document that reverses this one: every amount negated. */
export const reversedLine = (line: LineContent): LineContent => ({
  ...line,
  quantity: decimal(-line.quantity),
  discountAmount: line.discountAmount && decimal(-line.discountAmount),
})
