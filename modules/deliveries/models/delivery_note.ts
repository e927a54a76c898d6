import { column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { NoteStatus } from '#modules/deliveries/note_status'
import { DocumentModel } from '#modules/documents/public'

/** Where the goods go. */
export interface DeliveryAddress {
  name: string
  street: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string
}

/** A delivery note. Changes go through the actions of this module. */
export class DeliveryNote extends DocumentModel {
  static override table = 'delivery_notes'

  @column() declare status: NoteStatus
  /** Assigned at issue; a draft has none. */
  @column() declare number: string | null
  /** Its order: the estimate, the invoice, the order confirmation, or the first note of an order without any. */
  @column() declare orderId: string
  @column() declare estimateId: string | null
  @column() declare sourceInvoiceId: string | null
  /** The invoice that bills it. */
  @column() declare invoiceId: string | null
  /** Whether it is for us to bill: not when the invoice that it delivers, or that the estimate became, does. */
  @column({ consume: Boolean }) declare isBillable: boolean
  /** Whether something of its order is still to be delivered, see `keepRest`. */
  @column({ consume: Boolean }) declare hasRest: boolean
  /** Whether prices are printed. */
  @column({ consume: Boolean }) declare showsPrices: boolean
  /** Null when the goods go to the recipient's own address. */
  @column({
    prepare: (address: DeliveryAddress | null) => address && JSON.stringify(address),
    consume: (text: string | null) => text && JSON.parse(text),
  })
  declare deliveryAddress: DeliveryAddress | null
  @column() declare carrier: string
  @column() declare parcelNumber: string
  @column() declare createdBy: string | null
  /** The person who delivers it. */
  @column() declare assigneeId: string | null
  /** Folded number, client and order number, see `whereContains`. */
  @column() declare searchText: string
  @column() declare deliveredOn: Day | null
  @column() declare issuedAt: Instant | null
  @column() declare sentAt: Instant | null
  @column() declare signedAt: Instant | null
  @column() declare cancelReason: string

  get isDraft() {
    return this.status === 'Draft'
  }

  /** @throws 409 `not_a_draft`: an issued note is never edited or deleted */
  assertDraft() {
    if (!this.isDraft) throw conflict('deliveries.not_a_draft')
  }

  /** @throws 409 `not_issued`, `is_cancelled` */
  assertOut() {
    if (this.isDraft) throw conflict('deliveries.not_issued')
    if (this.status === 'Cancelled') throw conflict('deliveries.is_cancelled')
  }
}
