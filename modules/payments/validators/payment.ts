import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { receivedMoney, skontoTaken } from '#modules/invoicing/public'

/** One payment stays readable. */
const MOST_INVOICES = 100

const allocation = vine.object({
  invoiceId: vine.string().uuid(),
  amount: decimalInput({ min: 0 }),
  ...skontoTaken,
})

export const clientPaymentValidator = vine.create({
  clientId: vine.string().uuid(),
  currency: currencyCode(),
  ...receivedMoney,
  /** Its shares by invoice. */
  allocations: vine.array(allocation).maxLength(MOST_INVOICES).distinct('invoiceId'),
  /** Use of the remainder: without it 409 `amount_left_over`. */
  overpayment: vine
    .enum(['credit'] as const)
    .optional()
    .nullable(),
})

export type ClientPaymentInput = Infer<typeof clientPaymentValidator>
export type AllocationInput = ClientPaymentInput['allocations'][number]

export const paymentListValidator = vine.create({
  ...listQuery(['date']),
  clientId: vine.string().maxLength(36).optional(),
  method: line(20).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type PaymentListInput = Infer<typeof paymentListValidator>

export const openInvoicesValidator = vine.create({ clientId: vine.string().maxLength(36) })
