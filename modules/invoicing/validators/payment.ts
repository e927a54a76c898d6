import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'

export const paymentValidator = vine.create({
  amount: decimalInput({ min: 0.000001 }),
  date: day().optional().nullable(),
  /** How it came: `bankTransfer`, `cash`, `card` … are translated by the clients, anything else is shown as it is. */
  method: line(20).optional().nullable(),
  note: paragraph(500).optional().nullable(),
})
