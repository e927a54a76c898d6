import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { CURRENCIES } from '#core/money/currency'
import { decimalInput } from '#core/money/decimal_rule'
import { businessNumber } from '#core/validation/business_number'
import { countryCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { postalCode } from '#core/validation/postal_code'
import { letterText, line as text } from '#core/validation/text'
import { vatId } from '#core/validation/vat_id'
import { DOCUMENT_TEMPLATES, PRICE_MODES, skontoSteps } from '#modules/settings/public'

/**
 * The fields of a document besides its lines and days, as a form sends them: missing fields keep their value, or get
 * their default in a new document. To be spread into a validator, like contentDays.
 */
export const contentFields = {
  clientId: text(36).optional().nullable(),
  customClient: vine
    .object({
      name: text(200),
      email: vine.string().trim().email().maxLength(254).optional().nullable(),
      vatId: vatId().optional().nullable(),
      businessNumber: businessNumber().optional().nullable(),
      street: text(200).optional().nullable(),
      postalCode: postalCode().optional().nullable(),
      city: text(120).optional().nullable(),
      country: countryCode().optional().nullable(),
      language: vine.enum(LANGUAGES).optional().nullable(),
    })
    .optional()
    .nullable(),
  currency: vine.enum(CURRENCIES).optional().nullable(),
  notes: letterText(4000).optional().nullable(),
  intro: letterText(4000).optional().nullable(),
  closing: letterText(4000).optional().nullable(),
  skonto: skontoSteps().optional().nullable(),
  buyerReference: text(100).optional().nullable(),
  orderNumber: text(100).optional().nullable(),
  projectReference: text(100).optional().nullable(),
  exemptionReason: text(500).optional().nullable(),
  discountReason: text(200).optional().nullable(),
  /** Units of the company's currency for one of the document's. */
  exchangeRate: decimalInput({ isPositive: true, max: 1e9 }).optional().nullable(),
  priceMode: vine.enum(PRICE_MODES).optional().nullable(),
  discountPercent: decimalInput({ min: 0, max: 100 }).optional().nullable(),
  discountAmount: decimalInput({ min: 0, max: 1e9 }).optional().nullable(),
  /** How it looks; null for how the company's others look. */
  template: vine.enum(DOCUMENT_TEMPLATES).optional().nullable(),
}

export const contentDays = {
  date: day().optional().nullable(),
  serviceDate: day().optional().nullable(),
  serviceUntil: day().optional().nullable(),
}

const contentValidator = vine.create({ ...contentFields, ...contentDays })
export type ContentInput = Infer<typeof contentValidator>

/** The version that a change is based on; a stale one is refused. */
export const versionField = () => vine.number().withoutDecimals().positive().optional()
