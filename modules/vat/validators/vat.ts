import vine from '@vinejs/vine'
import { LARGEST_PAGE } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { TAX_CATEGORIES } from '#modules/documents/public'
import { VAT_BASES, VAT_CAUSES } from '#modules/vat/entries/vat_entry'
import { INTERVALS } from '#modules/vat/queries/intervals'

const DOCUMENT_KINDS = ['invoice', 'cancellation', 'creditNote'] as const

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

/** First and last day, and on what amounts VAT is owed. */
const range = {
  from: day(),
  to: day(),
  basis: vine.enum(VAT_BASES).optional(),
  currency: currencyCode().optional(),
}

export const vatSummaryValidator = vine.create({
  ...range,
  /** Into what the days are parted. */
  interval: vine.enum(INTERVALS).optional(),
})

export const vatReturnValidator = vine.create({
  from: day(),
  to: day(),
  basis: vine.enum(VAT_BASES).optional(),
})

/** First and last day of a statement. */
export const recapitulativeValidator = vine.create({ from: day(), to: day() })

export const vatEntriesValidator = vine.create({
  ...range,
  category: vine.enum(TAX_CATEGORIES).optional(),
  rate: decimalInput({ min: 0, max: 100 }).optional(),
  clientId: vine.string().maxLength(36).optional(),
  /** A recipient that is written on invoices only. */
  clientName: vine.string().trim().maxLength(200).optional(),
  /** One or more, with commas between them. */
  cause: vine.array(vine.enum(VAT_CAUSES)).parse(listOf).optional(),
  /** The kind of document that counts. */
  kind: vine.enum(DOCUMENT_KINDS).optional(),
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
  pageSize: vine.number().withoutDecimals().range([1, LARGEST_PAGE]).optional(),
})
