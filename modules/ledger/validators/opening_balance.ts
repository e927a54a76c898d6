import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { paragraph } from '#core/validation/text'

export const openingBalanceValidator = vine.create({
  /** Negative for a credit of the client. */
  amount: decimalInput(),
  date: day(),
  note: paragraph(500).optional().nullable(),
})
