import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day } from '#core/validation/day'
import { paragraph, line as text } from '#core/validation/text'
import { contentDays, contentFields, lines, versionField } from '#modules/documents/public'

/** Most days of a term of payment, as in the settings. */
const MOST_DAYS = 365

const head = {
  ...contentFields,
  ...contentDays,
  /** Date of the client's own order. */
  orderedOn: day().optional().nullable(),
  paymentDays: vine.number().withoutDecimals().range([0, MOST_DAYS]).optional().nullable(),
}

export const orderValidator = vine.create({ ...head, lines: lines().optional() })

export const orderUpdateValidator = vine.create({
  ...head,
  lines: lines().optional(),
  version: versionField(),
})

/** Accepts any form; only the fields behind figures, terms and notes are read. */
export const orderPreviewValidator = vine.create({
  ...head,
  /** The draft that the form changes; a new one has none. */
  _id: text(36).optional().nullable(),
  lines: lines(),
})

export const orderVersionValidator = vine.create({ version: versionField() })

export const orderCancellationValidator = vine.create({ reason: paragraph(500).minLength(1) })

export type OrderInput = Infer<typeof orderValidator>
export type OrderPreviewInput = Infer<typeof orderPreviewValidator>
