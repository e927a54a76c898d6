import vine from '@vinejs/vine'
import { wholeNumber } from '#core/validation/number'
import { line } from '#core/validation/text'

const MOST_RECORDS = 1_000_000_000
/** A petabyte. */
const MOST_BYTES = 1_000_000_000_000_000

/** Left out or null is unlimited. */
const limit = (most: number) => wholeNumber().range([1, most]).nullable().optional()

export const planValidator = vine.create({
  name: line(60).minLength(1),
  members: limit(MOST_RECORDS),
  clients: limit(MOST_RECORDS),
  invoicesPerMonth: limit(MOST_RECORDS),
  storageBytes: limit(MOST_BYTES),
  /** Given to each company that is let in. */
  isDefault: vine.boolean().optional(),
})

export const companyPlanValidator = vine.create({ planId: vine.string().uuid().nullable() })
