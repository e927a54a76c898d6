import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { line, paragraph } from '#core/validation/text'
import { dayInput } from './day.js'

export const paymentValidator = vine.create({
  amount: decimalInput({ min: 0.000001 }),
  date: dayInput().optional().nullable(),
  /** How it came: `bankTransfer`, `cash`, `card` … are translated by the clients, anything else is shown as it is. */
  method: line(20).optional().nullable(),
  note: paragraph(500).optional().nullable(),
})
