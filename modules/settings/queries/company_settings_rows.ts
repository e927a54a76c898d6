import type { Language } from '#core/i18n/languages'
import type { PriceMode } from '#modules/settings/price_mode'
import type { TimeRoundingMinutes, TimeRoundingMode } from '#modules/settings/time_rounding'
import type { VatBasis, VatInterval } from '#modules/settings/vat_ways'

/** The columns of a company that settings read. */
export interface CompanyRow {
  name: string
  language: Language
  currency: string
  time_zone: string
  applied_with_email: string
}

/** The row of a company's profile. */
export interface ProfileRow {
  company_id: string
  legal_form: string
  street: string
  postal_code: string
  city: string
  country: string
  vat_id: string
  tax_number: string
  business_number: string
  register_entry: string
  email: string
  phone: string
  website: string
  imprint_url: string
  privacy_url: string
  bank_name: string
  iban: string
  bic: string
  logo: string | null
  accent_color: string
  payment_term_days: number
  default_tax_basis_points: number
  invoice_intro: string
  invoice_footer: string
  is_small_business: number
  price_mode: PriceMode
  skonto: string | null
  trading_name: string
  address_line: string
  legal_note: string
  contact_name: string
  contact_phone: string
  contact_email: string
  e_address: string
  e_address_scheme: string
  account_holder: string
  creditor_id: string
  invoice_closing: string | null
  payment_terms: string
  estimate_intro: string | null
  estimate_closing: string | null
  estimate_footer: string | null
  templates: string | null
  texts: string | null
  is_term_agreed: number | boolean
  warns_of_default: number | boolean
  has_greeting: number | boolean
  signer: string
  holiday_region: string
  vat_basis: VatBasis
  vat_interval: VatInterval
  is_vat_extended: number | boolean
  prenotification_days: number
  collection_lead_days: number
  time_rounding_mode: TimeRoundingMode
  time_rounding_minutes: TimeRoundingMinutes
  stationery: string | null
}
