import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { paragraph } from '#core/validation/text'
import { dayInput } from './day.js'

export const PAYMENT_METHODS = [
  'bankTransfer',
  'cash',
  'card',
  'directDebit',
  'paypal',
  'other',
] as const

export const paymentValidator = vine.create({
  amount: decimalInput({ min: 0.000001 }),
  date: dayInput().optional().nullable(),
  method: vine.enum(PAYMENT_METHODS).optional().nullable(),
  note: paragraph(500).optional().nullable(),
})
