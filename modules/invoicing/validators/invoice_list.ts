import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { INVOICE_STATUSES } from '#modules/invoicing/invoice_status'
import { DOCUMENT_TITLES } from '#modules/invoicing/kinds'

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

export const PERIOD_DAYS = ['date', 'dueDate', 'payment'] as const

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

export const invoiceListValidator = vine.create({
  ...listQuery(INVOICE_SORTS),
  /** One or more, with commas between them. */
  status: vine.array(vine.enum(INVOICE_STATUSES)).parse(listOf).optional(),
  /** One kind of document, by its title. */
  kind: vine.enum(DOCUMENT_TITLES).optional(),
  clientId: vine.string().maxLength(36).optional(),
  currency: currencyCode().optional(),
  /** Issued documents with a line of this item. */
  itemId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
  /** The day that `from` and `to` refer to: of the invoice, its due date, or its payments. */
  by: vine.enum(PERIOD_DAYS).optional(),
  /** Least and greatest total, in major units of each invoice's currency. */
  totalFrom: decimalInput({ min: -1e11, max: 1e11 }).optional(),
  totalTo: decimalInput({ min: -1e11, max: 1e11 }).optional(),
  /** Whether it was sent as an e-invoice. */
  eInvoice: vine.boolean().optional(),
  /** Archived ones alone, or all others; both when left out. */
  archived: vine.boolean().optional(),
  attention: vine.boolean().optional(),
})

export type InvoiceListInput = Infer<typeof invoiceListValidator>
