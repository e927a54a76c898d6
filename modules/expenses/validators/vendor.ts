import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { iban } from '#core/validation/bank'
import { countryCode } from '#core/validation/codes'
import { wholeNumber } from '#core/validation/number'
import { line } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { categoryField } from './category_field.js'

export const VENDOR_SORTS = ['name', 'spent', 'open'] as const

const MOST_DAYS = 365

/** Omitted and empty fields are empty: the form sends all of them. */
export const vendorValidator = vine.create({
  name: line(200).minLength(1),
  street: line(200).optional().nullable(),
  postalCode: line(20).optional().nullable(),
  city: line(100).optional().nullable(),
  country: countryCode().optional().nullable(),
  vatId: line(20).optional().nullable(),
  iban: iban().optional().nullable(),
  /** The number that the vendor knows the company by. */
  customerNumber: line(60).optional().nullable(),
  /** Days from the receipt until it is due. */
  paymentDays: wholeNumber().range([0, MOST_DAYS]).optional().nullable(),
  /** Percent off the total when paid within `skontoDays`. */
  skontoPercent: decimalInput({ places: 2, min: 0.01, max: 99.99 }).optional().nullable(),
  skontoDays: wholeNumber().range([0, MOST_DAYS]).optional().nullable(),
  /** The category that is usually bought. */
  category: categoryField().optional().nullable(),
  version: versionField(),
})

export const vendorRecordListValidator = vine.create(listQuery(VENDOR_SORTS))

/** The vendor that another one becomes a part of. */
export const vendorMergeValidator = vine.create({ intoId: vine.string().uuid() })

export type VendorInput = Infer<typeof vendorValidator>
export type VendorListInput = Infer<typeof vendorRecordListValidator>
