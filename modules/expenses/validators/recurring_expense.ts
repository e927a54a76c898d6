import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { PAYMENTS, RECURRING_STATUSES } from '#modules/expenses/models/recurring_expense'
import { scheduleFields } from '#modules/recurring/public'
import { acknowledgedField, linesField, sharedFields } from './expense.js'

const whole = (from: number, to: number) => vine.number().withoutDecimals().range([from, to])

const timing = {
  schedule: scheduleFields(),
  endsOn: day().optional().nullable(),
  endsAfter: whole(1, 10_000).optional().nullable(),
}

const fields = {
  vendor: line(200).minLength(1),
  lines: linesField(),
  ...sharedFields,
  ...timing,
  payment: vine.enum(PAYMENTS),
  /** Days from its date until a transfer is due. */
  dueDays: whole(0, 365).optional().nullable(),
}

export const recurringExpenseValidator = vine.create({
  ...fields,
  /** Also records the dates before today. */
  recordsPast: vine.boolean().optional(),
  acknowledged: acknowledgedField(),
})

export const recurringExpenseChangeValidator = vine.create({ ...fields, version: versionField() })

export const recurringDatesValidator = vine.create(timing)

export const RECURRING_EXPENSE_SORTS = ['nextDate', 'vendor', 'gross'] as const

export const recurringExpenseListValidator = vine.create({
  ...listQuery(RECURRING_EXPENSE_SORTS),
  status: vine.enum(RECURRING_STATUSES).optional(),
})

export type NewRecurringExpenseInput = Infer<typeof recurringExpenseValidator>
export type RecurringExpenseInput = Omit<NewRecurringExpenseInput, 'recordsPast' | 'acknowledged'>
export type RecurringExpenseListInput = Infer<typeof recurringExpenseListValidator>
export type RecurringDatesInput = Infer<typeof recurringDatesValidator>
