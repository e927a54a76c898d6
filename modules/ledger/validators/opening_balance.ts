import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { paragraph } from '#core/validation/text'

export const openingBalanceValidator = vine.create({
  /** Negative for what the client had to its credit. */
  amount: decimalInput(),
  date: day(),
  note: paragraph(500).optional().nullable(),
})
