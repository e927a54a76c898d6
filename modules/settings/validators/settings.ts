import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { HOLIDAY_REGIONS } from '#api/holiday_regions'
import { LANGUAGES } from '#core/i18n/languages'
import { bic, creditorId, iban } from '#core/validation/bank'
import { businessNumber } from '#core/validation/business_number'
import { countryCode, currencyCode, timeZoneName } from '#core/validation/codes'
import { partsOfCountry } from '#core/validation/fits_country'
import { number, wholeNumber } from '#core/validation/number'
import { postalCode } from '#core/validation/postal_code'
import { taxNumber } from '#core/validation/tax_number'
import { keptLine, line } from '#core/validation/text'
import { vatId } from '#core/validation/vat_id'
import { DOCUMENT_TEMPLATES } from '#modules/settings/document_templates'
import { numberRanges } from '#modules/settings/numbers/number_range'
import { PRICE_MODES } from '#modules/settings/price_mode'
import { VAT_BASES, VAT_INTERVALS } from '#modules/settings/vat_ways'
import { letterTexts, registerTexts, textsByLanguage } from './company_texts.js'
import { documentColour } from './document_colour.js'
import { eAddressFields } from './e_address.js'
import { skontoSteps } from './skonto.js'
import { timeRoundingRule } from './time_rounding.js'

const LARGEST_SEQUENCE = 999_999_999

/** Of a page on the web, opened by strangers: with its protocol, so that it is a link. */
const pageAddress = () => line(200).url({ require_protocol: true, protocols: ['http', 'https'] })

const companyInfo = vine.object({
  companyName: keptLine(200),
  legalForm: line(80).nullable().optional(),
  street: line(200).nullable().optional(),
  postalCode: postalCode().nullable().optional(),
  city: line(120).nullable().optional(),
  country: countryCode().optional(),
  vatId: vatId().nullable().optional(),
  taxNumber: taxNumber().nullable().optional(),
  businessNumber: businessNumber().nullable().optional(),
  ...registerTexts,
  email: line(254).email().nullable().optional(),
  phone: line(60).nullable().optional(),
  website: line(200)
    .url({ require_protocol: false, protocols: ['http', 'https'] })
    .nullable()
    .optional(),
  imprintUrl: pageAddress().nullable().optional(),
  privacyUrl: pageAddress().nullable().optional(),
  bankName: line(120).nullable().optional(),
  iban: iban().nullable().optional(),
  bic: bic().nullable().optional(),
  accentColor: documentColour().nullable().optional(),
  tradingName: line(200).nullable().optional(),
  addressLine: line(200).nullable().optional(),
  contactName: line(120).nullable().optional(),
  contactPhone: line(60).nullable().optional(),
  contactEmail: line(254).email().nullable().optional(),
  ...eAddressFields,
  accountHolder: line(120).nullable().optional(),
  creditorId: creditorId().nullable().optional(),
})

const preferences = vine.object({
  language: vine.enum(LANGUAGES).optional(),
  showsOverdueBell: vine.boolean().optional(),
  documentLanguage: vine.enum(LANGUAGES).optional(),
  currency: currencyCode().optional(),
  timeZone: timeZoneName().optional(),
  /** Whose public holidays apply; null for the whole country. */
  holidayRegion: vine
    .enum(HOLIDAY_REGIONS.map(({ code }) => code))
    .nullable()
    .optional(),
  paymentTermDays: wholeNumber().range([0, 365]).optional(),
  defaultTaxRate: number().range([0, 100]).decimal([0, 2]).optional(),
  ...letterTexts,
  /** By kind of document. */
  templates: vine.record(vine.enum(DOCUMENT_TEMPLATES)).optional(),
  isSmallBusiness: vine.boolean().optional(),
  /** The first questions were answered or skipped; they stay closed. */
  isWelcomeClosed: vine.boolean().optional(),
  priceMode: vine.enum(PRICE_MODES).optional(),
  skonto: skontoSteps().optional(),
  isTermAgreed: vine.boolean().optional(),
  warnsOfDefault: vine.boolean().optional(),
  hasGreeting: vine.boolean().optional(),
  signer: line(120).nullable().optional(),
  vatBasis: vine.enum(VAT_BASES).optional(),
  vatInterval: vine.enum(VAT_INTERVALS).optional(),
  isVatExtended: vine.boolean().optional(),
  /** Fourteen days are usual; one is the least that can be agreed on. */
  prenotificationDays: wholeNumber().range([1, 60]).optional(),
  collectionLeadDays: wholeNumber().range([1, 10]).optional(),
  /** Of time that becomes money; a project may have its own. */
  timeRounding: timeRoundingRule().optional(),
})

/** More than any installation has. */
const MOST_RANGES = 50

const numberRange = vine.object({
  kind: vine.enum(() => numberRanges().map(({ kind }) => kind)),
  pattern: line(60).optional(),
  resetsYearly: vine.boolean().optional(),
  next: wholeNumber().range([1, LARGEST_SEQUENCE]).optional(),
  gapReason: line(500).nullable().optional(),
})

/**
 * A change of settings, field by field: missing fields stay, an empty text clears. The logo is not included: only an
 * upload sets one.
 */
export const settingsValidator = vine.create({
  companyInfo: companyInfo.optional(),
  preferences: preferences.optional(),
  texts: textsByLanguage.clone().optional(),
  numberRanges: vine.array(numberRange).distinct('kind').maxLength(MOST_RANGES).optional(),
})

export type SettingsChange = Infer<typeof settingsValidator>

/** Fields whose default follows the company's country. */
export const companyCountryValidator = vine.create({
  companyInfo: vine.object({ ...partsOfCountry, taxNumber: taxNumber().nullable().optional() }),
})
