import type { Language } from '@/lib/languages'

export const CLIENT_TYPES = ['business', 'person', 'public'] as const

export interface ClientContact {
  _id: string
  name: string
  email: string
  phone: string
  role: string
  receivesInvoices: boolean
}

export interface ShippingAddress {
  name: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, empty when unknown */
  country: string
}

/** A client as `/api/clients` sends it. Language, currency and terms are null for "the company's". */
export interface Client {
  _id: string
  number: string
  type: (typeof CLIENT_TYPES)[number]
  name: string
  email: string
  phone: string
  vatId: string
  taxNumber: string
  language: Language | null
  currency: string | null
  paymentTermDays: number | null
  street: string
  postalCode: string
  city: string
  country: string
  shippingAddress: ShippingAddress | null
  contacts: ClientContact[]
  notes: string
  isArchived: boolean
  /** Sent back with a change, so that a stale one is noticed. */
  version: number
  createdAt: string
}
