import { column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { DocumentModel } from '#modules/documents/public'
import type { OrderStatus } from '#modules/orders/order_status'
import type { DocumentTemplate } from '#modules/settings/public'

/** An order confirmation. Changes go through the actions of this module. */
export class Order extends DocumentModel {
  static override table = 'orders'

  @column() declare status: OrderStatus
  /** Assigned at issue; a draft has none. */
  @column() declare number: string | null
  /** The accepted estimate that it confirms. */
  @column() declare estimateId: string | null
  /** The invoice that it became. */
  @column() declare invoiceId: string | null
  /** Date of the client's own order. */
  @column() declare orderedOn: Day | null
  /** Days from the date of the invoice until it is due; null for the client's usual ones. */
  @column() declare paymentDays: number | null
  /** Folded number, client and order number, see `whereContains`. */
  @column() declare searchText: string
  @column() declare issuedAt: Instant | null
  @column() declare sentAt: Instant | null
  @column() declare cancelReason: string
  @column() declare template: DocumentTemplate | null

  get isDraft() {
    return this.status === 'Draft'
  }

  /** @throws 409 `not_a_draft`: an issued order confirmation is never edited or deleted */
  assertDraft() {
    if (!this.isDraft) throw conflict('orders.not_a_draft')
  }

  /** @throws 409 `not_issued`, `is_cancelled` */
  assertInForce() {
    if (this.isDraft) throw conflict('orders.not_issued')
    if (this.status === 'Cancelled') throw conflict('orders.is_cancelled')
  }

  /** @throws 409 as assertInForce, `is_invoiced` */
  assertNotInvoiced() {
    this.assertInForce()
    if (this.status === 'Invoiced') throw conflict('orders.is_invoiced')
  }
}
