import type { Day, Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { TaxTotals } from '#modules/documents/totals'

interface Address {
  name: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166 code; Kosovo is XK. */
  country: string
}

export interface PdfSeller extends Address {
  email: string
  phone: string
  website: string
  vatId: string
  taxNumber: string
  registerEntry: string
  bankName: string
  iban: string
  bic: string
}

export interface PdfBuyer extends Address {
  /** A person to the attention of, printed under the name. */
  contact: string
  customerNumber: string
  vatId: string
}

export interface PdfLine {
  /** The first line is printed strong, further ones below it. */
  description: string
  quantity: Decimal
  unit: string
  unitPrice: Decimal
  /** Percent. */
  discount: Decimal
  taxRate: Decimal
  net: Minor
}

/** A file inside the PDF. PDF/A-3 wants to know what it is to the document. */
export interface PdfAttachment {
  name: string
  mimeType: string
  description: string
  /** `alternative` says the same as the pages, `supplement` adds to them. */
  relationship: 'alternative' | 'supplement'
  content: Uint8Array
}

/**
 * All that is printed on a document, and nothing else: the PDF is made from this alone.
 * Texts may be empty; words and formats come from `language`. Amounts are minor units of `currency`.
 */
export interface DocumentPdfModel {
  kind: 'invoice' | 'cancellation' | 'draft'
  language: Language
  currency: string
  /** Empty on a draft. */
  number: string
  issuedOn: Day
  /** A day or the first day of a period. § 14 (4) no. 6 UStG asks for it even when it is the date of issue. */
  servedOn: Day
  servedUntil?: Day
  dueOn?: Day
  /** On a cancellation: the document that it reverses. */
  cancels?: { number: string; issuedOn: Day }
  seller: PdfSeller
  buyer: PdfBuyer
  lines: readonly PdfLine[]
  taxes: readonly Pick<TaxTotals, 'category' | 'rate' | 'base' | 'tax'>[]
  lineSum: Minor
  discount: Minor
  net: Minor
  tax: Minor
  total: Minor
  paid: Minor
  open: Minor
  /** Texts above and below the lines, and in the foot. */
  intro: string
  notes: string
  terms: string
  footer: string
  /** PNG or JPEG in RGB. */
  logo?: Uint8Array
  /** `#rrggbb` */
  accent: string
  attachments?: readonly PdfAttachment[]
  /** Time stamp of the file: equal models give equal bytes. */
  createdAt: Instant
}
