import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { wholeNumber } from '#core/validation/number'
import { line } from '#core/validation/text'

/** One letter stays readable. */
const MOST_INVOICES = 100
const MOST_REMINDERS = 100

const invoiceIds = () =>
  vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_INVOICES).distinct()
const levelNumber = () => wholeNumber().range([1, 9])

/** One reminder; by default it is not mailed. */
export const reminderValidator = vine.create({
  invoiceIds: invoiceIds(),
  level: levelNumber(),
  isSent: vine.boolean().optional(),
})

/** Several, each created and mailed separately. */
export const reminderBatchValidator = vine.create({
  reminders: vine
    .array(vine.object({ invoiceIds: invoiceIds(), level: levelNumber() }))
    .minLength(1)
    .maxLength(MOST_REMINDERS),
  isSent: vine.boolean().optional(),
})

/** The same in an address, with commas between the ids. */
export const reminderPictureValidator = vine.create({
  invoiceIds: invoiceIds().parse((value) => (typeof value === 'string' ? value.split(',') : value)),
  level: levelNumber(),
})

export const reminderListValidator = vine.create({
  ...listQuery(['createdAt']),
  clientId: vine.string().maxLength(36).optional(),
  invoiceId: vine.string().maxLength(36).optional(),
})

/** Today without a day. */
export const postingValidator = vine.create({ postedOn: day().nullable().optional() })

export const promiseValidator = vine.create({
  promisedOn: day(),
  note: line(500).nullable().optional(),
})

export const stopValidator = vine.create({
  reason: line(500).minLength(1),
  untilOn: day().nullable().optional(),
})
