import type { Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { DocumentAdjustment, EInvoiceLine, Period, VatGroup } from './line.js'
import type { Address, BuyerParty, Payee, SellerParty, TaxRepresentative } from './party.js'

/**
 * An invoice in the semantic model of EN 16931: the content of its XML, independent of the syntax.
 *
 * Each member names its business term (BT) or group (BG). An empty text equals a missing one. Amounts are minor units
 * of `currency`; quantities, prices (major units) and percentages are `Decimal`. Codes are those of the norm, with one
 * exception: Kosovo is XK here, as everywhere in Kontor, and `1A` only in the XML. Codes are plain strings, because a
 * received invoice may hold any; `checkEInvoice` reports wrong ones.
 */
export interface EInvoice {
  /** BT-1 */
  number: string
  /** Language of the words that a writer adds; German by default. No term of the norm, so reading leaves it out. */
  language?: Language
  /** BT-2 */
  issuedOn: Day
  /** BT-3, one of `DOCUMENT_TYPES`. */
  type: string
  /** BT-5, ISO 4217. */
  currency: string
  /** BT-6 and BT-111: the VAT in the currency of the tax office, when that is another one. */
  vatAccounting?: { currency: string; tax: Minor }
  /** BT-7 */
  taxPointOn?: Day
  /** BT-9 */
  dueOn?: Day
  references: References
  /** BT-20 in words, including Skonto; `skonto` is for machines. */
  paymentTerms?: string
  /** Discounts for early payment; XRechnung writes them as lines of BT-20 (BR-DE-18). */
  skonto: Skonto[]
  /** BG-1 */
  notes: { /** BT-21, UNTDID 4451 */ code?: string /** BT-22 */; text: string }[]
  /** BG-3: the invoice that is credited, corrected or cancelled; the down payments of a final one. */
  preceding: { /** BT-25 */ number: string /** BT-26 */; issuedOn?: Day }[]
  /** BG-4 */
  seller: SellerParty
  /** BG-7 */
  buyer: BuyerParty
  /** BG-10: the payee, if it differs from the seller. */
  payee?: Payee
  /** BG-11 */
  taxRepresentative?: TaxRepresentative
  /** BG-13 */
  delivery?: Delivery
  /** BG-14: the period of service, BT-73 and BT-74. */
  period?: Period
  /** BG-16 */
  payment?: Payment
  /** BG-20: reductions of the document, one for each VAT group that they touch. */
  allowances: DocumentAdjustment[]
  /** BG-21: surcharges of the document, one for each VAT group. */
  charges: DocumentAdjustment[]
  /** BG-22 */
  totals: Totals
  /** BG-23 */
  vat: VatGroup[]
  /** BG-24 */
  attachments: Attachment[]
  /** BG-25 */
  lines: EInvoiceLine[]
}

/** References of the invoice to other documents. */
export interface References {
  /** BT-10, for authorities the Leitweg-ID. XRechnung demands it. */
  buyer?: string
  /** BT-11 */
  project?: string
  /** BT-12 */
  contract?: string
  /** BT-13, the buyer's. */
  order?: string
  /** BT-14, the seller's. */
  salesOrder?: string
  /** BT-15 */
  receivingAdvice?: string
  /** BT-16, the delivery note. */
  despatchAdvice?: string
  /** BT-17 */
  tender?: string
  /** BT-18 */
  object?: string
  /** BT-19, where the buyer books it. */
  accounting?: string
}

/** A discount for paying within some days after the date of issue. */
export interface Skonto {
  days: number
  /** Percent, up to two places. */
  percent: Decimal
  /** Without one, the amount due. */
  base?: Minor
}

/** BG-13 */
export interface Delivery {
  /** BT-70 */
  name?: string
  /** BT-72. With a period its last day: Factur-X warns when there is no information on the delivery. */
  on?: Day
  /** BG-15 */
  address?: Address
}

/** BG-16 */
export interface Payment {
  /** BT-81, UNTDID 4461, one of `PAYMENT_MEANS`. */
  means: string
  /** BT-82 */
  meansText?: string
  /** BT-83, the purpose of the payer's transfer. */
  remittance?: string
  /** BG-17 */
  accounts: { /** BT-84 */ iban: string /** BT-85 */; holder?: string /** BT-86 */; bic?: string }[]
  /** BG-18: BT-87 (last digits only) and BT-88 */
  card?: { number: string; holder?: string }
  /** BG-19: BT-89, BT-90 and BT-91 */
  directDebit?: { mandate: string; creditorId?: string; iban?: string }
}

/** BG-22. Σ marks the sums that `checkEInvoice` compares. */
export interface Totals {
  /** BT-106 = Σ line nets */
  lines: Minor
  /** BT-107 = Σ allowances */
  allowances: Minor
  /** BT-108 = Σ charges */
  charges: Minor
  /** BT-109 = lines − allowances + charges */
  net: Minor
  /** BT-110 = Σ tax of the VAT groups */
  tax: Minor
  /** BT-112 = net + tax */
  gross: Minor
  /** BT-113, VAT included. */
  prepaid: Minor
  /** BT-114 */
  rounding: Minor
  /** BT-115 = gross − prepaid + rounding */
  due: Minor
}

/** BG-24 */
export interface Attachment {
  /** BT-122 */
  id: string
  /** BT-123 */
  description?: string
  /** BT-124 */
  url?: string
  /** BT-125: PDF, PNG, JPEG, CSV, XLSX or ODS. */
  file?: { name: string; mimeType: string; content: Uint8Array }
}
