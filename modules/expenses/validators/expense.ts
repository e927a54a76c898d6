import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { TAX_TREATMENTS } from '#modules/expenses/tax_treatment'
import { categoryField } from './category_field.js'

const MOST_LINES = 20

const expenseLine = vine.object({
  category: categoryField(),
  description: line(300).optional().nullable(),
  /** The gross amount; under the reverse charge it equals the net amount. Negative for a credit note. */
  amount: decimalInput({ places: 4, min: -1e10, max: 1e10 }),
  taxRate: decimalInput({ min: 0, max: 100 }),
  tax: decimalInput({ places: 4, min: -1e10, max: 1e10 }).optional().nullable(),
})

export const linesField = () => vine.array(expenseLine).minLength(1).maxLength(MOST_LINES)

/** The fields that an expense and a recurring one share, beside vendor and lines. */
export const sharedFields = {
  vendorVatId: line(20).optional().nullable(),
  vendorIban: line(34).optional().nullable(),
  taxTreatment: vine.enum(TAX_TREATMENTS).optional(),
  currency: currencyCode().optional(),
  exchangeRate: decimalInput({ isPositive: true, max: 1e6 }).optional().nullable(),
  /** Percent that is private: neither its cost nor its input VAT counts. */
  privateShare: decimalInput({ min: 0, max: 100 }).optional(),
  projectId: vine.string().maxLength(36).optional().nullable(),
  /** The client it was bought for. */
  clientId: vine.string().maxLength(36).optional().nullable(),
  isRebillable: vine.boolean().optional(),
  /** Percent on top of the net amount when it is charged on. */
  markup: decimalInput({ min: 0, max: 1000 }).optional(),
  notes: paragraph(4000).optional().nullable(),
}

/** That the VAT of a month which has been reported changes; without it the change is refused with a warning. */
export const acknowledgedField = () => vine.boolean().optional()

/** The people who were entertained, the host among them. */
export const guestsField = () => paragraph(1000).optional().nullable()

const details = {
  ...sharedFields,
  reference: line(100).optional().nullable(),
  dueDate: day().optional().nullable(),
  paidDate: day().optional().nullable(),
  /** Percent off the total when paid until `skontoDate`; left out for the terms of the vendor. */
  skontoPercent: decimalInput({ places: 2, min: 0.01, max: 99.99 }).optional().nullable(),
  skontoDate: day().optional().nullable(),
  /** That it was paid less Skonto; counts for a paid expense with Skonto only. */
  tookSkonto: vine.boolean().optional(),
  /** Why guests were entertained. */
  occasion: paragraph(300).optional().nullable(),
  guests: guestsField(),
  acknowledged: acknowledgedField(),
}

export const newExpenseValidator = vine.create({
  vendor: line(200).minLength(1),
  date: day(),
  lines: linesField(),
  ...details,
})

/** Omitted fields keep their value. */
export const expenseChangeValidator = vine.create({
  vendor: line(200).minLength(1).optional(),
  date: day().optional(),
  lines: linesField().optional(),
  ...details,
  version: versionField(),
})

export const expenseDeletionValidator = vine.create({ acknowledged: acknowledgedField() })

export type NewExpenseInput = Infer<typeof newExpenseValidator>
export type ExpenseInput = Infer<typeof expenseChangeValidator>
export type ExpenseLineInput = NewExpenseInput['lines'][number]
