import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { INVOICE_STATUSES } from '#modules/invoicing/invoice_status'

/** The orders that an index gives. */
export const COLUMN_SORTS = [
  'createdAt',
  'number',
  'date',
  'dueDate',
  'daysOverdue',
  'net',
  'tax',
  'total',
  'open',
  'client',
] as const

export const INVOICE_SORTS = [...COLUMN_SORTS, 'status'] as const

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

export const invoiceListValidator = vine.create({
  ...listQuery(INVOICE_SORTS),
  /** One or more, with commas between them. */
  status: vine.array(vine.enum(INVOICE_STATUSES)).parse(listOf).optional(),
  clientId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
  attention: vine.boolean().optional(),
})

export type InvoiceListInput = Infer<typeof invoiceListValidator>
