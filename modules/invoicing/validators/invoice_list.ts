import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { INVOICE_STATUSES } from '#modules/invoicing/invoice_status'

export const INVOICE_SORTS = ['createdAt', 'number', 'date', 'dueDate', 'total', 'client'] as const

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
