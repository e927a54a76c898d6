import vine from '@vinejs/vine'
import type { FieldContext, Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { paragraph, line as text } from '#core/validation/text'
import { LINE_CATEGORIES } from '#modules/documents/totals/totals'
import { unitField } from '#modules/settings/public'
import { fitsPages } from './fits_pages.js'
import { LINE_KINDS } from './line_kinds.js'

/** Most lines of one document. */
const MOST_LINES = 500

const isItem = ({ parent }: FieldContext) => (parent.kind ?? 'item') === 'item'
const isWritten = ({ parent }: FieldContext) => parent.kind !== 'subtotal'

/** Totals that a client sends are not even read: the server computes them. */
const fields = {
  /** Of a saved line of the same document, which keeps its id; any other id is ignored. */
  _id: text(36).optional().nullable(),
  kind: vine.enum(LINE_KINDS).optional(),
  description: paragraph(2000).optional().requiredWhen(isWritten),
  quantity: decimalInput({ min: -1e9, max: 1e9 }).optional().requiredWhen(isItem),
  unit: unitField().optional().nullable(),
  unitPrice: decimalInput({ min: -1e9, max: 1e9 }).optional().requiredWhen(isItem),
  discount: decimalInput({ min: 0, max: 100 }).optional().nullable(),
  discountAmount: decimalInput({ min: -1e9, max: 1e9 }).optional().nullable(),
  taxRate: decimalInput({ min: 0, max: 100 }).optional().requiredWhen(isItem),
  taxCategory: vine.enum(LINE_CATEGORIES).optional().nullable(),
  itemId: text(36).optional().nullable(),
  serviceDate: day().optional().nullable(),
  serviceUntil: day().optional().nullable(),
}

const offer = {
  isOptional: vine.boolean().optional(),
  alternativeOf: vine.number().withoutDecimals().range([1, MOST_LINES]).optional().nullable(),
}

/** The lines of a document that asks for money. */
export const lines = () => vine.array(vine.object(fields)).maxLength(MOST_LINES).use(fitsPages())

/** The lines of an offer, which may be optional or alternatives of others. */
export const offeredLines = () =>
  vine
    .array(vine.object({ ...fields, ...offer }))
    .maxLength(MOST_LINES)
    .use(fitsPages())

export type LineBody = Infer<ReturnType<typeof offeredLines>>[number]
