import type { Instant } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { DocumentPdfModel, LetterModel } from './pdf_model.js'

/** A line of a delivery note; texts and headings only have a description. */
export interface PdfDeliveryLine {
  kind: 'item' | 'text' | 'heading'
  description: string
  unit: string
  ordered: Decimal
  /** The quantity that earlier notes of the same order delivered. */
  deliveredBefore: Decimal
  /** The quantity on this note. */
  quantity: Decimal
  unitPrice: Decimal
  /** Percent. */
  discount: Decimal
  amount: Minor
}

/** The complete content of a printed delivery note. The address of `buyer` is the place of delivery. */
export interface DeliveryPdfModel extends LetterModel {
  isDraft: boolean
  /** The ordering party, empty when the goods go to the same name. */
  orderedBy: string
  /** Number of the document that it delivers, empty without one. */
  basedOn: string
  orderNumber: string
  carrier: string
  parcelNumber: string
  lines: readonly PdfDeliveryLine[]
  /** The value of the delivery; missing when no prices are printed. */
  prices?: Pick<DocumentPdfModel, 'priceMode' | 'taxes' | 'amountSum' | 'net' | 'total'>
  notes: string
  /** The person who received the goods; missing until they have signed. */
  receipt?: {
    name: string
    signedAt: Instant
    /** IANA name of the zone in which the time is printed. */
    timeZone: string
    /** PNG */
    picture: Uint8Array
  }
}
