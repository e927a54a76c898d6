import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { contentDays, contentFields, offeredLines, versionField } from '#modules/documents/public'

const head = { ...contentFields, ...contentDays, validUntil: day().optional().nullable() }

export const estimateValidator = vine.create({ ...head, lines: offeredLines().optional() })

export const estimateUpdateValidator = vine.create({
  ...head,
  lines: offeredLines().optional(),
  version: versionField(),
})

export const estimateVersionValidator = vine.create({ version: versionField() })

/** Whatever the form holds; only what figures, terms and notes follow from is read. */
export const estimatePreviewValidator = vine.create({ ...head, lines: offeredLines() })

export const followUpValidator = vine.create({
  date: day().nullable(),
  note: line(500).optional().nullable(),
})

/** The positions of the optional lines that are ordered too. */
export const chosen = () => vine.array(vine.number().withoutDecimals().positive()).maxLength(500)

/** An acceptance by phone, by mail or in person. */
export const phoneAcceptanceValidator = vine.create({
  name: line(200).minLength(1),
  note: paragraph(2000).optional().nullable(),
  chosen: chosen().optional(),
})

export const phoneRefusalValidator = vine.create({ reason: paragraph(2000).optional().nullable() })

/** How much is asked for in advance: a share of what was ordered, or an amount as the offer's prices are. */
export const howMuchInAdvance = {
  percent: decimalInput({ isPositive: true, max: 100 }).optional().nullable(),
  amount: decimalInput({ isPositive: true, max: 1e9 }).optional().nullable(),
}

export const downPaymentValidator = vine.create(howMuchInAdvance)

export type DownPaymentInput = Infer<typeof downPaymentValidator>
export type EstimatePreviewInput = Infer<typeof estimatePreviewValidator>
export type EstimateInput = Infer<typeof estimateValidator>
