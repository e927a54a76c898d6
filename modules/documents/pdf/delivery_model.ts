import type { Instant } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { DocumentPdfModel, LetterModel } from './pdf_model.js'

/** A line of a delivery note; texts and headings have nothing but their description. */
export interface PdfDeliveryLine {
  kind: 'item' | 'text' | 'heading'
  description: string
  unit: string
  ordered: Decimal
  /** What earlier notes of the same order brought. */
  deliveredBefore: Decimal
  /** What comes with this note. */
  quantity: Decimal
  unitPrice: Decimal
  /** Percent. */
  discount: Decimal
  amount: Minor
}

/** All that is printed on a delivery note, and nothing else. The address of `buyer` is where it is delivered. */
export interface DeliveryPdfModel extends LetterModel {
  isDraft: boolean
  /** Who ordered, empty when the goods go to the same name. */
  orderedBy: string
  /** Number of the document that it delivers, empty for one of its own. */
  basedOn: string
  orderNumber: string
  carrier: string
  parcelNumber: string
  lines: readonly PdfDeliveryLine[]
  /** What the delivery is worth; missing when no prices are printed. */
  prices?: Pick<DocumentPdfModel, 'priceMode' | 'taxes' | 'amountSum' | 'net' | 'total'>
  notes: string
  /** Who received the goods; missing as long as nobody has signed. */
  receipt?: {
    name: string
    signedAt: Instant
    /** IANA name of the zone in which the time is printed. */
    timeZone: string
    /** PNG */
    picture: Uint8Array
  }
}
