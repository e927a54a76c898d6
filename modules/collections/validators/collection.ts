import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { COLLECTION_STATES } from '#modules/collections/models/collection'
import { RETURN_REASONS } from '#modules/collections/rules/return_reasons'

/** More than anybody collects with one file. */
const MOST_DEBITS = 500

export const collectionValidator = vine.create({
  debits: vine
    .array(
      vine.object({
        invoiceId: vine.string().uuid(),
        /** The last direct debit by its mandate. */
        isLast: vine.boolean().optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_DEBITS)
    .distinct('invoiceId'),
})

export type CollectionInput = Infer<typeof collectionValidator>

export const collectionListValidator = vine.create({
  ...listQuery(['date', 'firstOn', 'total']),
  state: vine.enum(COLLECTION_STATES).optional(),
})

export type CollectionListInput = Infer<typeof collectionListValidator>

export const receiptValidator = vine.create({
  /** Day on which the bank credited the money. */
  date: day(),
})

export const debitReturnValidator = vine.create({
  /** Day on which the bank took the money back. */
  date: day(),
  reason: vine.enum(RETURN_REASONS),
  /** In euros; becomes an expense. */
  fees: decimalInput({ min: 0, max: 1e6 }).nullable().optional(),
})

export type DebitReturnInput = Infer<typeof debitReturnValidator>
