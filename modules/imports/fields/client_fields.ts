import { LANGUAGES } from '#core/i18n/languages'
import { CLIENT_TYPES, TAX_TREATMENTS } from '#modules/clients/public'
import { CLIENT_HEADINGS } from './client_headings.js'
import type { TargetField } from './field.js'
import { fieldMaker } from './make_field.js'
import { asCode, asCountry, asFlag, asNumber, asTerm, asText, asWord } from './readers.js'

const field = fieldMaker(CLIENT_HEADINGS)

/** Contacts offered as targets; files with more of them work too. */
const OFFERED_CONTACTS = 3

/** Target fields for a client's columns. */
export const CLIENT_FIELDS: readonly TargetField[] = [
  field('number', 'client_number', asText),
  field('name', 'client_name', asText, { isRequired: true }),
  field('firstName', 'first_name', asText, { isOnlyRead: true }),
  field('lastName', 'last_name', asText, { isOnlyRead: true }),
  field('type', 'client_type', asWord('client_type', CLIENT_TYPES)),
  field('email', 'email', asText),
  field('phone', 'phone', asText),
  field('street', 'street', asText),
  field('houseNumber', 'house_number', asText, { isOnlyRead: true }),
  field('addressLine', 'address_line', asText),
  field('postalCode', 'postal_code', asText),
  field('city', 'city', asText),
  field('country', 'country', asCountry),
  field('vatId', 'vat_id', asText),
  field('taxNumber', 'tax_number', asText),
  field('businessNumber', 'business_number', asText),
  field('paymentTermDays', 'payment_term', asTerm, { holds: 'number' }),
  ...[1, 2].flatMap((place) => [
    field(`skonto.${place - 1}.days`, 'skonto_days', asTerm, { holds: 'number', place }),
    field(`skonto.${place - 1}.percent`, 'skonto_percent', asNumber, { holds: 'number', place }),
  ]),
  field('language', 'language', asWord('language', LANGUAGES)),
  field('currency', 'currency', asCode),
  field('hourlyRate', 'hourly_rate', asNumber, { holds: 'number' }),
  field('taxTreatment', 'tax_treatment', asWord('tax_treatment', TAX_TREATMENTS)),
  field('buyerReference', 'buyer_reference', asText),
  field('eAddress', 'e_address', asText),
  field('eAddressScheme', 'e_address_scheme', asCode),
  field('isReminded', 'is_reminded', asFlag),
  field('notes', 'notes', asText),
  field('isArchived', 'is_archived', asFlag),
  ...Array.from({ length: OFFERED_CONTACTS }, (_, index) => contactFields(index + 1)).flat(),
  field('shippingAddress.name', 'shipping_name', asText),
  field('shippingAddress.street', 'shipping_street', asText),
  field('shippingAddress.postalCode', 'shipping_postal_code', asText),
  field('shippingAddress.city', 'shipping_city', asText),
  field('shippingAddress.country', 'shipping_country', asCountry),
]

/** The fields of one of several contacts. @param place from 1 */
export function contactFields(place: number): TargetField[] {
  const at = `contacts.${place - 1}`
  return [
    field(`${at}.name`, 'contact_name', asText, { place }),
    field(`${at}.email`, 'contact_email', asText, { place }),
    field(`${at}.phone`, 'contact_phone', asText, { place }),
    field(`${at}.role`, 'contact_role', asText, { place }),
    field(`${at}.receivesInvoices`, 'contact_receives_invoices', asFlag, { place }),
    field(`${at}.getsCopies`, 'contact_gets_copies', asFlag, { place }),
  ]
}
