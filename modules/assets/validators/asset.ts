import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { DISPOSALS } from '#modules/assets/models/asset'
import { METHODS } from '#modules/assets/rules/depreciation'
import { ALL_KINDS } from '#modules/assets/rules/kinds'
import { versionField } from '#modules/documents/public'

const YEAR = /^(19[5-9]\d|20\d\d)$/
const LONGEST_MONTHS = 600

export const assetValidator = vine.create({
  name: line(200).minLength(1),
  kind: vine.enum(ALL_KINDS),
  /** The day on which it could be used. */
  date: day(),
  /** Without VAT that is deducted, in the company's currency. */
  cost: decimalInput({ places: 4, isPositive: true, max: 1e9 }),
  method: vine.enum(METHODS),
  /** Months; that of its kind without one. */
  lifeMonths: vine.number().withoutDecimals().range([1, LONGEST_MONTHS]).optional().nullable(),
  expenseId: vine.string().uuid().optional().nullable(),
  note: line(500).optional().nullable(),
  version: versionField(),
})

export const disposalValidator = vine.create({
  date: day(),
  disposal: vine.enum(DISPOSALS),
  /** Proceeds of a sale without VAT, in the company's currency. */
  proceeds: decimalInput({ places: 4, min: 0, max: 1e9 }).optional().nullable(),
  version: versionField(),
})

export const poolYearValidator = vine.create({ year: vine.string().regex(YEAR) })

export const ASSET_SORTS = ['date', 'name', 'cost'] as const

export const assetListValidator = vine.create({
  ...listQuery(ASSET_SORTS),
  /** The year of the figures; the present one without it. */
  year: vine.string().regex(YEAR).optional(),
  /** `present`: still there at the end of the year; `gone`: disposed of by then. */
  state: vine.enum(['present', 'gone'] as const).optional(),
})

export type AssetInput = Infer<typeof assetValidator>
export type AssetListInput = Infer<typeof assetListValidator>
export type DisposalInput = Infer<typeof disposalValidator>
