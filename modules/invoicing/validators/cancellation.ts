import vine from '@vinejs/vine'
import { receivedMoney } from './payment.js'

const { date, method, note } = receivedMoney

export const cancellationValidator = vine.create({
  /** Use of money already received: without it 409 `payments_undecided`. */
  paid: vine
    .enum(['credit', 'refund'] as const)
    .optional()
    .nullable(),
  /** When and how it was paid back. */
  date,
  method,
  note,
})
