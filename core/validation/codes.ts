import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes that name a union or nothing, not a country. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && regions.of(code) !== undefined

/** A rule for one string; other values are left to the schema's own complaint. */
const stringRule = (name: string, isRight: (value: string) => boolean) =>
  vine.createRule(
    (value, _options, field) => {
      if (typeof value === 'string' && !isRight(value)) {
        field.report('The selected {{ field }} is invalid', name, field)
      }
    },
    { name }
  )

const knownCountry = stringRule('countryCode', isCountry)
const knownCurrency = stringRule('currencyCode', (code) => CURRENCIES.has(code))
const knownTimeZone = stringRule('timeZone', (name) => IANAZone.isValidZone(name))

/** ISO 3166-1 alpha-2, with XK for Kosovo. */
export const countryCode = () => vine.string().trim().toUpperCase().maxLength(2).use(knownCountry())

/** ISO 4217. */
export const currencyCode = () =>
  vine.string().trim().toUpperCase().maxLength(3).use(knownCurrency())

/** A name of the IANA time zone database, such as Europe/Tirane. */
export const timeZoneName = () => vine.string().trim().maxLength(64).use(knownTimeZone())
