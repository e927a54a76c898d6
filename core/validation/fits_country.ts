import vine from '@vinejs/vine'
import { businessNumber } from './business_number.js'
import { countryCode } from './codes.js'
import { postalCode } from './postal_code.js'

/**
 * What has a shape in each country, beside the country that decides. A change may leave the country out: then the one
 * on the record is put in here.
 */
export const partsOfCountry = {
  country: countryCode().nullable().optional(),
  postalCode: postalCode().nullable().optional(),
  businessNumber: businessNumber().nullable().optional(),
}

/** @see partsOfCountry */
export const fitsCountryValidator = vine.create(partsOfCountry)
