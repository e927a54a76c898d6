import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { contentDays, contentFields, offeredLines, versionField } from '#modules/documents/public'
import { howMuchInAdvance } from '#modules/offers/advances/how_much'
import { UNITS } from '#modules/recurring/public'
import { blocks } from './block.js'

const fields = {
  ...contentFields,
  ...contentDays,
  title: line(200).minLength(1).optional(),
  language: vine.enum(LANGUAGES).optional().nullable(),
  validUntil: day().optional().nullable(),
  remindAfterDays: vine.number().withoutDecimals().range([1, 90]).optional().nullable(),
  blocks: blocks().optional(),
  lines: offeredLines().optional(),
}

export const proposalValidator = vine.create({
  ...fields,
  /** One of `GET /api/proposal-templates`, which fills missing fields. */
  templateId: line(60).optional().nullable(),
})

export const proposalUpdateValidator = vine.create({ ...fields, version: versionField() })

const dates = {
  startOn: day(),
  every: vine.number().withoutDecimals().range([1, 366]),
  unit: vine.enum(UNITS),
}

/** The result of an accepted proposal; a recurring invoice needs its dates, a down payment its amount. */
export const proposalConversionValidator = vine.create({
  to: vine.enum(['estimate', 'invoice', 'advance', 'recurring', 'project']),
  advance: vine.object(howMuchInAdvance).optional().requiredWhen('to', '=', 'advance'),
  schedule: vine.object(dates).optional().requiredWhen('to', '=', 'recurring'),
})

/** The same for an accepted estimate, whose invoice has a route of its own. */
export const estimateConversionValidator = vine.create({
  to: vine.enum(['recurring', 'project']),
  schedule: vine.object(dates).optional().requiredWhen('to', '=', 'recurring'),
})

export type ProposalInput = Omit<Infer<typeof proposalValidator>, 'templateId'>
export type ConversionInput = Infer<typeof proposalConversionValidator>
