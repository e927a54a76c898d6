import type { Day, Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { Exchange } from '#modules/documents/content/own_currency'
import type { LineContent } from '#modules/documents/lines/line_content'
import type { TaxTotals } from '#modules/documents/totals/figures'
import type { DocumentTemplate, PriceMode, Stationery } from '#modules/settings/public'
import type { XmpSchema } from '../xmp.js'

interface Address {
  name: string
  street: string
  /** Second line of the address. */
  addressLine?: string
  postalCode: string
  city: string
  /** ISO 3166 code; Kosovo is XK. */
  country: string
}

export interface PdfSeller extends Address {
  /** At the head and in the sender line instead of the name, which stays in the foot (§ 14 (4) no. 1 UStG). */
  letterhead?: string
  /** See PAPER_EDITION; the first one when missing. */
  paperEdition?: number
  /** Printed below the text, when its drawings are there. */
  stationery?: Stationery | null
  email: string
  phone: string
  website: string
  vatId: string
  taxNumber: string
  businessNumber?: string
  registerEntry: string
  /** Managing directors, court. */
  legalNote?: string
  bankName: string
  iban: string
  bic: string
}

export interface PdfBuyer extends Address {
  /** A person to the attention of, printed under the name. */
  contact: string
  customerNumber: string
  vatId: string
  businessNumber?: string
}

/** The first line of the description is printed strong, further ones below it. */
export interface PdfLine extends Omit<LineContent, 'taxCategory' | 'itemId'> {
  /** Price, net or gross like the prices; for a subtotal the sum. */
  amount: Minor
}

/** § 14 (5) sentence 2 UStG: the down payments and their VAT are taken off one by one. */
export interface PdfDeductions {
  downPayments: readonly {
    number: string
    issuedOn: Day
    taxes: readonly PdfTax[]
  }[]
  total: Minor
  remainder: { net: Minor; taxes: readonly PdfTax[]; total: Minor }
}

export type PdfTax = Pick<TaxTotals, 'category' | 'rate' | 'base' | 'tax'>

/** How a letter begins and ends; the lines of `farewell` name the closing phrase, the sender, and the company. */
export interface Greeting {
  salutation: string
  farewell: string[]
}

/** A file inside the PDF. PDF/A-3 requires its relationship to the document. */
export interface PdfAttachment {
  name: string
  mimeType: string
  description: string
  /** `alternative` has the content of the pages, `supplement` adds to them. */
  relationship: 'alternative' | 'supplement'
  content: Uint8Array
}

/**
 * The frame of every letter around its content. Texts may be empty; words and formats follow `language`, amounts are
 * minor units of `currency`.
 */
export interface LetterModel {
  /** The company that prints: companies take turns. */
  companyId: string
  language: Language
  currency: string
  /** Empty on a draft. */
  number: string
  issuedOn: Day
  seller: PdfSeller
  buyer: PdfBuyer
  footer: string
  /** Left out by companies that do not want it, and on documents from before 2026-12. */
  greeting?: Greeting | undefined
  /** PNG or JPEG in RGB. */
  logo?: Uint8Array
  /** PNG or JPEG in RGB, named by their place in this list. */
  pictures?: readonly Uint8Array[]
  /** SVG of the seller's stationery, that of the first page first; read when the letter is printed. */
  stationery?: readonly Uint8Array[] | undefined
  /** `#rrggbb` */
  accent: string
  /** The classic one when left out. */
  template?: DocumentTemplate
  attachments?: readonly PdfAttachment[]
  /** Additional metadata of a hybrid PDF. */
  metadata?: readonly XmpSchema[]
  /** Marks a document that was issued and is not valid any more. */
  withdrawal?: 'void' | 'cancelled' | undefined
  /** Time stamp of the file: equal models give equal bytes. */
  createdAt: Instant
}

/** Estimates and proposals. */
type OfferedKind = 'estimate' | 'estimateDraft'

/** The complete printed content of a document: the PDF is made from this alone. */
export interface DocumentPdfModel extends LetterModel {
  kind: 'invoice' | 'cancellation' | 'creditNote' | 'draft' | OfferedKind | 'order' | 'orderDraft'
  /** Set where `kind` is not precise enough: an advance, the remainder after it, or a credit. */
  stage?: 'downPayment' | 'finalInvoice' | 'creditNote'
  priceMode: PriceMode
  /**
   * A day or the first day of a period. § 14 (4) no. 6 UStG asks an invoice for it even when it is the date of issue.
   */
  servedOn?: Day
  servedUntil?: Day
  dueOn?: Day
  /** The company collects the amount on the due date: nobody is asked to transfer it. */
  isCollected?: boolean
  /** Last day on which an estimate can be accepted. */
  validUntil?: Day
  /** On an order confirmation: the offer that it confirms, and the date of the client's own order. */
  confirms?: { number: string; issuedOn: Day } | undefined
  orderedOn?: Day
  /** On a cancellation or a credit note: the document that it is about. */
  cancels?: { number: string; issuedOn: Day }
  /** On a corrected invoice: the cancelled one that it replaces. */
  replaces?: { number: string; issuedOn: Day }
  /** References that the buyer wants to see; empty otherwise. */
  references: { buyerReference: string; orderNumber: string; projectReference: string }
  lines: readonly PdfLine[]
  taxes: readonly PdfTax[]
  /** Notes on the taxes that the law requires. */
  taxNotes: readonly string[]
  /** Sum of the lines and the discount on the document, as the prices are. */
  amountSum: Minor
  discountTotal: Minor
  discountPercent: Decimal | null
  discountReason: string
  net: Minor
  tax: Minor
  total: Minor
  paid: Minor
  open: Minor
  /** For a final invoice: its down payments and the remainder. */
  deductions?: PdfDeductions
  /** Where the VAT has to stand in the company's own currency too. */
  exchange?: Exchange
  /** Texts above and below the lines. */
  intro: string
  notes: string
  closing: string
  terms: string
}
