import { column } from '@adonisjs/lucid/orm'
import { type Day, type Instant, now } from '#core/clock'
import { ESTIMATE } from '#modules/offers/estimates/estimate_kind'
import { Offer } from '#modules/offers/models/offer'
import type { OfferStatus } from '#modules/offers/offer_status'
import type { DocumentTemplate } from '#modules/settings/public'

/** One version of an estimate. Changes go through the actions of this module. */
export class Estimate extends Offer {
  static override table = 'estimates'

  /** When to ask the client again, and about what. */
  @column() declare followUpOn: Day | null
  @column() declare followUpNote: string
  /** The invoice that it was converted to. */
  @column() declare invoiceId: string | null
  @column() declare viewedAt: Instant | null
  @column() declare template: DocumentTemplate | null

  override get kind() {
    return ESTIMATE
  }

  override moveTo(status: OfferStatus) {
    super.moveTo(status)
    if (status === 'Viewed') this.viewedAt = now()
  }
}
