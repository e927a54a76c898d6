import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { decimalInput } from '#core/money/decimal_rule'
import { businessNumber } from '#core/validation/business_number'
import { countryCode, currencyCode } from '#core/validation/codes'
import { buyerReference } from '#core/validation/leitweg_id'
import { wholeNumber } from '#core/validation/number'
import { postalCode } from '#core/validation/postal_code'
import { keptLine, line, paragraph } from '#core/validation/text'
import { vatId } from '#core/validation/vat_id'
import { CLIENT_TYPES, FORMS_OF_ADDRESS } from '#modules/clients/models/client'
import { TAX_TREATMENTS } from '#modules/clients/tax_treatment'
import { eAddressFields, skontoSteps } from '#modules/settings/public'

const MOST_CONTACTS = 50

const contact = vine.object({
  _id: vine.string().uuid().optional(),
  name: line(200).minLength(1),
  email: line(254).email().nullable().optional(),
  phone: line(60).nullable().optional(),
  role: line(120).nullable().optional(),
  formOfAddress: vine.enum(FORMS_OF_ADDRESS).nullable().optional(),
  receivesInvoices: vine.boolean().optional(),
  getsCopies: vine.boolean().optional(),
})

const shippingAddress = vine.object({
  name: line(200).nullable().optional(),
  street: line(200).nullable().optional(),
  postalCode: postalCode().nullable().optional(),
  city: line(120).nullable().optional(),
  country: countryCode().nullable().optional(),
})

/** Left out stays (or gets its default), empty clears. Number, version and dates are the server's. */
const details = {
  type: vine.enum(CLIENT_TYPES).optional(),
  formOfAddress: vine.enum(FORMS_OF_ADDRESS).nullable().optional(),
  email: line(254).email().nullable().optional(),
  phone: line(60).nullable().optional(),
  vatId: vatId().nullable().optional(),
  taxNumber: line(40).nullable().optional(),
  businessNumber: businessNumber().nullable().optional(),
  language: vine.enum(LANGUAGES).nullable().optional(),
  currency: currencyCode().nullable().optional(),
  paymentTermDays: wholeNumber().range([0, 365]).nullable().optional(),
  isTermAgreed: vine.boolean().nullable().optional(),
  street: line(200).nullable().optional(),
  postalCode: postalCode().nullable().optional(),
  city: line(120).nullable().optional(),
  country: countryCode().nullable().optional(),
  shippingAddress: shippingAddress.nullable().optional(),
  addressLine: line(200).nullable().optional(),
  buyerReference: buyerReference().nullable().optional(),
  ...eAddressFields,
  taxTreatment: vine.enum(TAX_TREATMENTS).nullable().optional(),
  skonto: skontoSteps().nullable().optional(),
  hourlyRate: decimalInput({ min: 0, max: 1e9 }).nullable().optional(),
  isReminded: vine.boolean().optional(),
  notes: paragraph(10_000).nullable().optional(),
  /** All of them, in their order: who is missing is removed. */
  contacts: vine.array(contact).maxLength(MOST_CONTACTS).distinct('_id').optional(),
}

export const newClientValidator = vine.create({ ...details, name: line(200).minLength(1) })

export const clientChangeValidator = vine.create({
  ...details,
  name: keptLine(200),
  isArchived: vine.boolean().optional(),
  /** The version that the change was made on; without it the last change wins. */
  version: wholeNumber().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

export type NewClient = Infer<typeof newClientValidator>
export type ClientChange = Infer<typeof clientChangeValidator>
