import type { Language } from '#core/i18n/languages'
import type { ClientType, PostalAddress } from '#modules/clients/models/client'

export interface ClientRow {
  id: string
  number: string
  type: ClientType
  name: string
  email: string
  phone: string
  vat_id: string
  tax_number: string
  language: Language | null
  currency: string | null
  payment_term_days: number | null
  street: string
  postal_code: string
  city: string
  country: string
  shipping_address: string | null
  notes: string
  is_archived: number | boolean
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
  receives_invoices: number | boolean
}

/** A client for the desk. What it owes is told by invoicing. */
export const transformClient = (row: ClientRow, contacts: ContactRow[] = []) => ({
  _id: row.id,
  number: row.number,
  type: row.type,
  name: row.name,
  email: row.email,
  phone: row.phone,
  vatId: row.vat_id,
  taxNumber: row.tax_number,
  language: row.language,
  currency: row.currency,
  paymentTermDays: row.payment_term_days,
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  country: row.country,
  shippingAddress:
    row.shipping_address === null ? null : (JSON.parse(row.shipping_address) as PostalAddress),
  contacts: contacts.map(transformContact),
  notes: row.notes,
  isArchived: Boolean(row.is_archived),
  version: row.version,
  createdAt: new Date(row.created_at).toISOString(),
})

const transformContact = (row: ContactRow) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  receivesInvoices: Boolean(row.receives_invoices),
})
