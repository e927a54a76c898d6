import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { BASES } from '#modules/analytics/reports/report'
import { COMPARISONS } from '#modules/analytics/reports/steps'

/** The period, its comparison, when amounts count, and the one currency that is shown; the company's when left out. */
export const reportValidator = vine.create({
  from: day(),
  to: day(),
  compare: vine.enum(COMPARISONS).optional(),
  basis: vine.enum(BASES).optional(),
  currency: currencyCode().optional(),
})

export type ReportInput = Infer<typeof reportValidator>
