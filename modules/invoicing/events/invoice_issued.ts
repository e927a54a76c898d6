import { BaseEvent } from '@adonisjs/core/events'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** A draft has got its number and is owed now. */
export default class InvoiceIssued extends BaseEvent {
  constructor(readonly invoice: Invoice) {
    super()
  }
}
