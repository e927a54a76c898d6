import vine from '@vinejs/vine'
import { businessNumber } from './business_number.js'
import { countryCode } from './codes.js'
import { postalCode } from './postal_code.js'

/**
 * Fields whose format depends on the country, with the country field that decides. A change may leave the country out:
 * then the stored one applies.
 */
export const partsOfCountry = {
  country: countryCode().nullable().optional(),
  postalCode: postalCode().nullable().optional(),
  businessNumber: businessNumber().nullable().optional(),
}

/** @see partsOfCountry */
export const fitsCountryValidator = vine.create(partsOfCountry)
