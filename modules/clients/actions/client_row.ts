import type { Instant } from '#core/clock'
import { foldText } from '#core/database/search'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type ClientWords, LONGEST_SORT_NAME, searchTextOf } from '#modules/clients/models/client'
import type { NewClient } from '#modules/clients/validators/client'
import { addressOf } from './postal_address.js'

/** A client that is about to be stored: what was sent, with a number of its own or of the range. */
export type ClientToAdd = NewClient & { number?: string; isArchived?: boolean }

/** The row of a new client. Missing fields get their default, a cleared text is an empty one. */
export function clientRow(
  company: CompanyReference,
  details: ClientToAdd & { number: string },
  { sequence, country, at }: { sequence: number; country: string; at: Instant }
) {
  const { contacts = [], shippingAddress, skonto, hourlyRate } = details
  const words = {
    number: details.number,
    name: details.name,
    email: details.email ?? '',
    vatId: details.vatId ?? '',
    taxNumber: details.taxNumber ?? '',
    businessNumber: details.businessNumber ?? '',
    postalCode: details.postalCode ?? '',
    city: details.city ?? '',
    buyerReference: details.buyerReference ?? '',
  } satisfies ClientWords
  const shipping = addressOf(shippingAddress)
  return {
    company_id: company.id,
    id: newId(),
    number: words.number,
    number_sequence: sequence,
    type: details.type ?? 'business',
    name: words.name,
    form_of_address: details.formOfAddress ?? '',
    sort_name: foldText(words.name).slice(0, LONGEST_SORT_NAME),
    email: words.email,
    phone: details.phone ?? '',
    vat_id: words.vatId,
    tax_number: words.taxNumber,
    business_number: words.businessNumber,
    language: details.language ?? null,
    currency: details.currency ?? null,
    payment_term_days: details.paymentTermDays ?? null,
    is_term_agreed: details.isTermAgreed ?? null,
    street: details.street ?? '',
    postal_code: words.postalCode,
    city: words.city,
    country: details.country === undefined ? country : (details.country ?? ''),
    shipping_address: shipping && JSON.stringify(shipping),
    address_line: details.addressLine ?? '',
    buyer_reference: words.buyerReference,
    e_address: details.eAddress ?? '',
    e_address_scheme: details.eAddressScheme ?? '',
    tax_treatment: details.taxTreatment ?? null,
    skonto: skonto ? JSON.stringify(skonto) : null,
    hourly_rate: typeof hourlyRate === 'bigint' ? boundInteger(hourlyRate) : null,
    is_reminded: details.isReminded ?? true,
    notes: details.notes ?? '',
    is_archived: details.isArchived ?? false,
    search_text: searchTextOf(
      words,
      contacts.flatMap(({ name, email }) => [name, email ?? ''])
    ),
    version: 1,
    created_at: at,
    updated_at: at,
  }
}
