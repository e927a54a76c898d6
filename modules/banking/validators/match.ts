import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { skontoTaken } from '#modules/invoicing/public'

/** One payment stays readable. */
const MOST_INVOICES = 100
const MOST_EXPENSES = 100
const MOST_ENTRIES = 200

const match = {
  /** Its shares by invoice. */
  allocations: vine
    .array(
      vine.object({
        invoiceId: vine.string().uuid(),
        amount: decimalInput({ min: 0 }),
        ...skontoTaken,
      })
    )
    .minLength(1)
    .maxLength(MOST_INVOICES)
    .distinct('invoiceId'),
  /** Use of the remainder: without it 409 `amount_left_over`. */
  overpayment: vine
    .enum(['credit'] as const)
    .optional()
    .nullable(),
}

export const matchValidator = vine.create(match)
export type MatchInput = Infer<typeof matchValidator>

export const linkValidator = vine.create({ paymentId: vine.string().uuid() })

/** The expenses that an outgoing entry pays. */
export const entryExpensesValidator = vine.create({
  expenseIds: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_EXPENSES).distinct(),
})

/** The direct debits whose sum an entry is. */
export const entryCollectionValidator = vine.create({
  collectionId: vine.string().uuid(),
  block: vine.number().withoutDecimals().range([1, 10_000]),
})

/** The direct debit that an outgoing entry takes back. */
export const entryReturnValidator = vine.create({
  collectionId: vine.string().uuid(),
  debitId: vine.string().uuid(),
})

/** Several, each with the suggestion shown to the person who confirms it. */
export const matchBatchValidator = vine.create({
  matches: vine
    .array(vine.object({ entryId: vine.string().uuid(), ...match }))
    .minLength(1)
    .maxLength(MOST_ENTRIES)
    .distinct('entryId'),
})

/** Several that are ignored, or opened again. */
export const entryBatchValidator = vine.create({
  entryIds: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_ENTRIES).distinct(),
})
