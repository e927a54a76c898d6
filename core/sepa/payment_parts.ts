import { isSEPACountry } from 'ibantools'
import type { Instant } from '#core/clock'
import { type Element, element } from '#core/xml/element'
import { LONGEST, sepaText } from './sepa_text.js'

/** SEPA knows one currency. */
export const SEPA_CURRENCY = 'EUR'

/** Written for an identification that is not known (EPC132-08, EPC130-08). */
const NOT_PROVIDED = 'NOTPROVIDED'

/** An address by its parts, in the characters of SEPA. */
export interface PaymentAddress {
  street: string
  postalCode: string
  city: string
  /** ISO 3166 code */
  country: string
}

/** The same of an address in any characters. */
export const sepaAddress = ({
  street,
  postalCode,
  city,
  country,
}: PaymentAddress): PaymentAddress => ({
  street: sepaText(street, LONGEST.street),
  postalCode: sepaText(postalCode, LONGEST.postalCode),
  city: sepaText(city, LONGEST.city),
  country,
})

/** Whether the country of an account takes part in SEPA. */
export const isInSepa = (iban: string) => isSEPACountry(iban.slice(0, 2))

/** An account by its IBAN. */
export const accountElement = (name: string, iban: string) =>
  element(name, element('Id', element('IBAN', iban)))

/** A bank by its BIC, which may be left out inside SEPA. */
export const bankElement = (name: string, bic: string) => element(name, institution(bic))

const institution = (bic: string): Element | undefined =>
  element('FinInstnId', bic ? element('BICFI', bic) : element('Othr', element('Id', NOT_PROVIDED)))

/** Structured: from November 2026 on banks refuse addresses in lines of text. Left out without a city and a country. */
export const addressElement = ({ street, postalCode, city, country }: PaymentAddress) =>
  city && country
    ? element('PstlAdr', [
        element('StrtNm', street),
        element('PstCd', postalCode),
        element('TwnNm', city),
        element('Ctry', country),
      ])
    : undefined

/** Without hyphens an id has 32 of the 35 characters that identifications take. */
export const paymentId = (id: string) => id.replaceAll('-', '')

/** An instant as files for banks have it, in whole seconds. */
export const secondsText = (at: Instant) => `${new Date(at).toISOString().slice(0, 19)}Z`
