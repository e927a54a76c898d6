import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { ORDER_STATES } from '#modules/transfers/models/transfer_order'

/** More than anybody pays with one file. */
const MOST_TRANSFERS = 500

export const transferOrderValidator = vine.create({
  expenseIds: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_TRANSFERS),
  /** Day on which the bank takes the money. */
  executeOn: day(),
})

export type TransferOrderInput = Infer<typeof transferOrderValidator>

export const transferOrderListValidator = vine.create({
  ...listQuery(['date', 'executeOn', 'total']),
  state: vine.enum(ORDER_STATES).optional(),
})

export type TransferOrderListInput = Infer<typeof transferOrderListValidator>

export const executionValidator = vine.create({
  /** Day on which the bank carried it out. */
  date: day(),
})
