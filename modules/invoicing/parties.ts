import type { Language } from '#core/i18n/languages'
import type { ClientType } from '#modules/clients/public'
import type { CompanySettings } from '#modules/settings/public'

/** A recipient who is written into one invoice only. */
export interface CustomClient {
  name: string
  email: string
  vatId: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, empty when not known. */
  country: string
  language: Language | null
}

/** Who an invoice is addressed to, as it stands on the document. */
export interface Buyer {
  name: string
  /** Customer number; empty for a custom client. */
  number: string
  street: string
  postalCode: string
  city: string
  country: string
  vatId: string
  taxNumber: string
  /** Since 2026-11; documents of before have none of these. */
  addressLine?: string
  type?: ClientType
  eAddress?: string
  eAddressScheme?: string
}

/** What documents of before 2026-11 do not know of their seller. */
type Since =
  | 'isSmallBusiness'
  | 'priceMode'
  | 'skonto'
  | 'tradingName'
  | 'addressLine'
  | 'legalNote'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
  | 'eAddress'
  | 'eAddressScheme'
  | 'accountHolder'
  | 'creditorId'
  | 'invoiceClosing'

/** Who issues an invoice, as it stands on the document. */
export type Seller = Omit<CompanySettings, Since> & Partial<Pick<CompanySettings, Since>>
