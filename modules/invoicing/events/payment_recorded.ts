import { BaseEvent } from '@adonisjs/core/events'
import type { Minor } from '#core/money/minor'

/** Money was received for an invoice. */
export default class PaymentRecorded extends BaseEvent {
  constructor(
    readonly payment: {
      companyId: string
      invoiceId: string
      id: string
      amount: Minor
      currency: string
    }
  ) {
    super()
  }
}
