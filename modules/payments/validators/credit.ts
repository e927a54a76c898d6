import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { receivedMoney } from '#modules/invoicing/public'

const { reference: _, ...paidOut } = receivedMoney

export const applicationValidator = vine.create({
  invoiceId: vine.string().uuid(),
  amount: decimalInput({ isPositive: true }),
  date: day().optional().nullable(),
})

export type ApplicationInput = Infer<typeof applicationValidator>

export const refundValidator = vine.create(paidOut)

export const creditListValidator = vine.create({
  ...listQuery(['createdAt']),
  clientId: vine.string().maxLength(36).optional(),
  /** Only those of which something is left. */
  open: vine.boolean().optional(),
})

export type CreditListInput = Infer<typeof creditListValidator>
