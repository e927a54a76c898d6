import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { line, paragraph } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { ITEM_TYPES } from '#modules/invoicing/items/item'
import { PRICE_MODES, unitField } from '#modules/settings/public'

const fields = {
  number: line(60).optional().nullable(),
  name: line(200).minLength(1),
  description: paragraph(2000).optional().nullable(),
  type: vine.enum(ITEM_TYPES).optional(),
  unit: unitField().optional().nullable(),
  unitPrice: decimalInput({ min: 0, max: 1e9 }),
  priceMode: vine.enum(PRICE_MODES).optional(),
  taxRate: decimalInput({ min: 0, max: 100 }).optional(),
}

export const itemValidator = vine.create(fields)

export const itemUpdateValidator = vine.create({
  ...fields,
  isArchived: vine.boolean().optional(),
  version: versionField(),
})

export type ItemInput = Infer<typeof itemValidator>
export type ItemChange = Infer<typeof itemUpdateValidator>
