import type { Language } from '#core/i18n/languages'
import type { Addressee, ClientType } from '#modules/clients/public'
import type { CompanyOnPaper } from '#modules/settings/public'

/** A recipient who is written into one document only. */
export interface CustomClient {
  name: string
  email: string
  vatId: string
  /** Since 2026-11-25. */
  businessNumber?: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, empty when not known. */
  country: string
  language: Language | null
}

/** Whom a document is for: a client, or somebody who is written into it alone. */
export interface Addressed {
  companyId: string
  clientId: string | null
  /** Name of the client or custom client. */
  clientName: string
  customClient: CustomClient | null
}

/** Who a document is addressed to, as it stands on it. */
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
  businessNumber?: string
  addressLine?: string
  type?: ClientType
  eAddress?: string
  eAddressScheme?: string
  email?: string
  /** Whom letters greet by name, since 2026-12. */
  addressee?: Addressee
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
  | 'estimateIntro'
  | 'estimateClosing'
  | 'estimateFooter'
  | 'templates'
  | 'isTermAgreed'
  | 'warnsOfDefault'
  | 'hasGreeting'
  | 'signer'
  | 'businessNumber'

/** Who issues a document, as it stands on it. */
export type Seller = Omit<CompanyOnPaper, Since> &
  Partial<Pick<CompanyOnPaper, Since>> & {
    /** Only the texts in the language of the document are on it. */
    texts?: never
  }
