import { BaseEvent } from '@adonisjs/core/events'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** An invoice was reversed by `cancellation`. */
export default class InvoiceCancelled extends BaseEvent {
  constructor(
    readonly invoice: Invoice,
    readonly cancellation: Invoice
  ) {
    super()
  }
}
