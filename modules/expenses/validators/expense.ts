import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { ALL_CATEGORIES } from '#modules/expenses/categories'
import { TAX_TREATMENTS } from '#modules/expenses/tax_treatment'

const MOST_LINES = 20

const expenseLine = vine.object({
  category: vine.enum(ALL_CATEGORIES),
  description: line(300).optional().nullable(),
  /** The gross amount; under the reverse charge it equals the net amount. Negative for a credit note. */
  amount: decimalInput({ places: 4, min: -1e10, max: 1e10 }),
  taxRate: decimalInput({ min: 0, max: 100 }),
  tax: decimalInput({ places: 4, min: -1e10, max: 1e10 }).optional().nullable(),
})

const lines = () => vine.array(expenseLine).minLength(1).maxLength(MOST_LINES)

const details = {
  vendorVatId: line(20).optional().nullable(),
  vendorIban: line(34).optional().nullable(),
  reference: line(100).optional().nullable(),
  dueDate: day().optional().nullable(),
  paidDate: day().optional().nullable(),
  taxTreatment: vine.enum(TAX_TREATMENTS).optional(),
  currency: currencyCode().optional(),
  exchangeRate: decimalInput({ isPositive: true, max: 1e6 }).optional().nullable(),
  /** The client it was bought for. */
  clientId: vine.string().maxLength(36).optional().nullable(),
  isRebillable: vine.boolean().optional(),
  /** Percent on top of the net amount when it is charged on. */
  markup: decimalInput({ min: 0, max: 1000 }).optional(),
  notes: paragraph(4000).optional().nullable(),
}

export const newExpenseValidator = vine.create({
  vendor: line(200).minLength(1),
  date: day(),
  lines: lines(),
  ...details,
})

/** Omitted fields keep their value. */
export const expenseChangeValidator = vine.create({
  vendor: line(200).minLength(1).optional(),
  date: day().optional(),
  lines: lines().optional(),
  ...details,
  version: versionField(),
})

export type NewExpenseInput = Infer<typeof newExpenseValidator>
export type ExpenseInput = Infer<typeof expenseChangeValidator>
export type ExpenseLineInput = NewExpenseInput['lines'][number]
