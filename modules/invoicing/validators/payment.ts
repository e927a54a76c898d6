import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'

/** Particulars of received money. */
export const receivedMoney = {
  amount: decimalInput({ isPositive: true }),
  date: day().optional().nullable(),
  /**
   * Method of payment: `bankTransfer`, `cash`, `card` … are translated by the clients, any other value is shown as it
   * is.
   */
  method: line(20).optional().nullable(),
  note: paragraph(500).optional().nullable(),
  /** The remittance information of the bank. */
  reference: line(140).optional().nullable(),
}

export const skontoTaken = {
  /** Early-payment discount taken by the payer. */
  skonto: decimalInput({ min: 0 }).optional().nullable(),
  /** Skonto is accepted although its last day has passed. */
  acceptLateSkonto: vine.boolean().optional(),
}

export const paymentValidator = vine.create({
  ...receivedMoney,
  ...skontoTaken,
  /** Use of the excess over the open amount: without it 409 `payment_exceeds_open`. */
  overpayment: vine
    .enum(['credit'] as const)
    .optional()
    .nullable(),
})
