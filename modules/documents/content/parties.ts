import type { Language } from '#core/i18n/languages'
import type { Addressee, ClientType } from '#modules/clients/public'
import type { CompanyOnPaper } from '#modules/settings/public'

/** A recipient entered in one document only. */
export interface CustomClient {
  name: string
  email: string
  vatId: string
  /** Since 2026-11-25. */
  businessNumber?: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string
  language: Language | null
}

/** The recipient of a document: a client, or a party entered in this document alone. */
export interface Addressed {
  companyId: string
  clientId: string | null
  /** Name of the client or custom client. */
  clientName: string
  customClient: CustomClient | null
}

/** The recipient of a document, as printed on it. */
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
  /** The person greeted by name in letters, since 2026-12. */
  addressee?: Addressee
}

/** Particulars of the seller that documents from before 2026-11 lack. */
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
  | 'paymentTerms'
  | 'estimateIntro'
  | 'estimateClosing'
  | 'estimateFooter'
  | 'templates'
  | 'isTermAgreed'
  | 'warnsOfDefault'
  | 'hasGreeting'
  | 'signer'
  | 'letterhead'
  | 'businessNumber'
  | 'prenotificationDays'
  | 'collectionLeadDays'
  | 'paperEdition'
  | 'stationery'

/** The issuer of a document as printed. */
export type Seller = Omit<CompanyOnPaper, Since> &
  Partial<Pick<CompanyOnPaper, Since>> & {
    /** Only the texts in the language of the document are on it. */
    texts?: never
  }
