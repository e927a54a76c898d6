import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'

/** What is known of money that came. */
export const receivedMoney = {
  amount: decimalInput({ isPositive: true }),
  date: day().optional().nullable(),
  /** How it came: `bankTransfer`, `cash`, `card` … are translated by the clients, anything else is shown as it is. */
  method: line(20).optional().nullable(),
  note: paragraph(500).optional().nullable(),
  /** What the bank says it is for. */
  reference: line(140).optional().nullable(),
}

export const skontoTaken = {
  /** What the payer took off for paying early. */
  skonto: decimalInput({ min: 0 }).optional().nullable(),
  /** Skonto is accepted although its last day has passed. */
  acceptLateSkonto: vine.boolean().optional(),
}

export const paymentValidator = vine.create({
  ...receivedMoney,
  ...skontoTaken,
  /** What becomes of more than is open: without it 409 `payment_exceeds_open`. */
  overpayment: vine
    .enum(['credit'] as const)
    .optional()
    .nullable(),
})
