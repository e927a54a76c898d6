import type { Language } from '#core/i18n/languages'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import type { ClientType, FormOfAddress, PostalAddress } from '#modules/clients/models/client'
import type { TaxTreatment } from '#modules/clients/tax_treatment'
import type { SkontoStep } from '#modules/settings/public'

export interface ClientRow {
  id: string
  number: string
  type: ClientType
  name: string
  form_of_address: FormOfAddress | ''
  email: string
  phone: string
  vat_id: string
  tax_number: string
  business_number: string
  language: Language | null
  currency: string | null
  payment_term_days: number | null
  is_term_agreed: number | boolean | null
  street: string
  postal_code: string
  city: string
  country: string
  shipping_address: string | null
  address_line: string
  buyer_reference: string
  e_address: string
  e_address_scheme: string
  tax_treatment: TaxTreatment | null
  skonto: string | null
  hourly_rate: StoredInteger | null
  is_reminded: number | boolean
  notes: string
  is_archived: number | boolean
  merged_into_id: string | null
  erased_at: number | null
  retained_until: string | null
  version: number
  created_at: number
}

export interface ContactRow {
  id: string
  client_id: string
  name: string
  email: string
  phone: string
  role: string
  form_of_address: FormOfAddress | ''
  receives_invoices: number | boolean
  gets_copies: number | boolean
}

/** A client for the desk. Its debts come from invoicing. */
export const transformClient = (row: ClientRow, contacts: ContactRow[] = []) => ({
  _id: row.id,
  number: row.number,
  type: row.type,
  name: row.name,
  /** How letters address a private person. */
  formOfAddress: row.form_of_address || null,
  email: row.email,
  phone: row.phone,
  vatId: row.vat_id,
  taxNumber: row.tax_number,
  businessNumber: row.business_number,
  language: row.language,
  currency: row.currency,
  paymentTermDays: row.payment_term_days,
  /** Whether the term of payment is agreed; null for what holds for the company's clients. */
  isTermAgreed: row.is_term_agreed === null ? null : Boolean(row.is_term_agreed),
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  country: row.country,
  shippingAddress:
    row.shipping_address === null ? null : (JSON.parse(row.shipping_address) as PostalAddress),
  contacts: contacts.map(transformContact),
  addressLine: row.address_line,
  buyerReference: row.buyer_reference,
  eAddress: row.e_address,
  eAddressScheme: row.e_address_scheme,
  taxTreatment: row.tax_treatment,
  skonto: row.skonto === null ? null : (JSON.parse(row.skonto) as SkontoStep[]),
  hourlyRate: row.hourly_rate === null ? null : decimalNumber(decimalFromRow(row.hourly_rate)),
  isReminded: Boolean(row.is_reminded),
  notes: row.notes,
  isArchived: Boolean(row.is_archived),
  /** The client that took over all of its records; null unless it was merged. */
  mergedInto: row.merged_into_id,
  isErased: row.erased_at !== null,
  /** Last day on which the law keeps documents of an erased person. */
  retainedUntil: row.retained_until,
  version: row.version,
  createdAt: new Date(row.created_at).toISOString(),
})

const transformContact = (row: ContactRow) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  formOfAddress: row.form_of_address || null,
  /** Documents go to this person. */
  receivesInvoices: Boolean(row.receives_invoices),
  /** … and in copy to this one. */
  getsCopies: Boolean(row.gets_copies),
})
