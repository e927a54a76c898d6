import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { ORDER_STATUSES } from '#modules/orders/order_status'

/** The sort keys of the index. */
export const ORDER_SORTS = ['createdAt', 'number', 'date', 'total', 'client'] as const

export const orderListValidator = vine.create({
  ...listQuery(ORDER_SORTS),
  status: vine.enum(ORDER_STATUSES).optional(),
  clientId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type OrderListInput = Infer<typeof orderListValidator>
