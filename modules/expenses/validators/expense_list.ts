import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { EXPENSE_STATUSES } from '#modules/expenses/expense_status'
import { categoryField } from './category_field.js'

export const EXPENSE_SORTS = ['date', 'number', 'vendor', 'gross', 'dueDate'] as const

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

const ID = /^[0-9a-f-]{36}$/

export const expenseListValidator = vine.create({
  ...listQuery(EXPENSE_SORTS),
  status: vine.enum(EXPENSE_STATUSES).optional(),
  /** One or more, with commas between them. */
  category: vine.array(categoryField()).parse(listOf).optional(),
  /** The whole name. */
  vendor: vine.string().trim().maxLength(200).optional(),
  /** The day that `from` and `to` filter: that of the receipt, or of its payment. */
  by: vine.enum(['date', 'payment'] as const).optional(),
  from: day().optional(),
  to: day().optional(),
  projectId: vine.string().maxLength(36).optional(),
  withoutReceipt: vine.boolean().optional(),
  /** Those that a client is still to be charged for, or those that an invoice charges on. */
  rebilling: vine.enum(['open', 'billed'] as const).optional(),
})

export const duplicateValidator = vine.create({
  vendor: line(200).minLength(1),
  date: day(),
  gross: decimalInput({ places: 4 }),
  currency: currencyCode().optional(),
  reference: line(100).optional().nullable(),
  /** The expense that is being changed is no duplicate of its former self. */
  except: vine.string().regex(ID).optional(),
})

export const vendorListValidator = vine.create({ search: line(200).optional() })

export type ExpenseListInput = Infer<typeof expenseListValidator>
export type DuplicateInput = Infer<typeof duplicateValidator>
