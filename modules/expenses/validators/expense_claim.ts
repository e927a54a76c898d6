import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { CLAIM_STATUSES, PAYERS } from '#modules/expenses/models/expense_claim'
import { categoryField } from './category_field.js'
import { acknowledgedField, guestsField } from './expense.js'

const MOST_CLAIMS = 100

export const claimValidator = vine.create({
  date: day(),
  vendor: line(200).minLength(1),
  category: categoryField(),
  /** Goods or service, and the reason for buying it. */
  note: line(300).optional().nullable(),
  guests: guestsField(),
  /** VAT included, in the company's currency. */
  amount: decimalInput({ places: 4, isPositive: true, max: 1e8 }),
  paidBy: vine.enum(PAYERS),
  version: versionField(),
})

/** The desk may correct how a receipt is booked. */
export const claimApprovalValidator = vine.create({
  category: categoryField().optional(),
  taxRate: decimalInput({ min: 0, max: 100 }).optional(),
  acknowledged: acknowledgedField(),
  version: versionField(),
})

export const claimReasonValidator = vine.create({
  reason: line(500).minLength(1),
  version: versionField(),
})

export const claimBatchValidator = vine.create({
  claimIds: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_CLAIMS).distinct(),
})

export const CLAIM_SORTS = ['date', 'vendor', 'amount'] as const

export const claimListValidator = vine.create({
  ...listQuery(CLAIM_SORTS),
  status: vine.enum(CLAIM_STATUSES).optional(),
  /** The caller's own only. */
  mine: vine.boolean().optional(),
})

export type ClaimInput = Infer<typeof claimValidator>
export type ClaimApproval = Infer<typeof claimApprovalValidator>
export type ClaimListInput = Infer<typeof claimListValidator>
