import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { contentDays, contentFields, offeredLines, versionField } from '#modules/documents/public'
import { howMuchInAdvance } from '#modules/offers/advances/how_much'

const head = { ...contentFields, ...contentDays, validUntil: day().optional().nullable() }

export const estimateValidator = vine.create({ ...head, lines: offeredLines().optional() })

export const estimateUpdateValidator = vine.create({
  ...head,
  lines: offeredLines().optional(),
  version: versionField(),
})

/** Whatever the form holds; only what figures, terms and notes follow from is read. */
export const estimatePreviewValidator = vine.create({ ...head, lines: offeredLines() })

export const followUpValidator = vine.create({
  date: day().nullable(),
  note: line(500).optional().nullable(),
})

export const downPaymentValidator = vine.create(howMuchInAdvance)

export type DownPaymentInput = Infer<typeof downPaymentValidator>
export type EstimatePreviewInput = Infer<typeof estimatePreviewValidator>
export type EstimateInput = Infer<typeof estimateValidator>
