import { column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { DocumentModel } from '#modules/documents/public'
import type { OfferKind } from '#modules/offers/offer_kind'
import type { OfferStatus } from '#modules/offers/offer_status'
import { refusal } from '#modules/offers/refusals'

/** One version of an estimate or a proposal. Changes go through the actions of this module. */
export abstract class Offer extends DocumentModel {
  @column() declare status: OfferStatus
  /** Given when it leaves Draft; all versions share it. */
  @column() declare number: string | null
  /** The first version, by which versions belong together: itself for that one. */
  @column() declare rootId: string
  /** 1 for the first version. */
  @column() declare revision: number
  /** A later version was sent: this one is kept and cannot be accepted any more. */
  @column({ consume: Boolean }) declare isSuperseded: boolean
  /** Last day on which it can be accepted, in the company's time zone. */
  @column() declare validUntil: Day
  /** The total with the options that the client chose. */
  @column(moneyColumn) declare acceptedTotal: Minor | null
  /** Folded texts that a search finds it by, see `whereContains`. */
  @column() declare searchText: string
  @column() declare issuedAt: Instant | null
  @column() declare sentAt: Instant | null

  /** Differences of its kind. */
  abstract readonly kind: OfferKind

  get isDraft() {
    return this.status === 'Draft'
  }

  /** The code of the failure while it is put aside, for kinds that can be. */
  get putAside(): string | undefined {
    return undefined
  }

  /** @throws 409 `not_a_draft`: a version seen by the client is never edited or deleted, it is revised */
  assertDraft() {
    if (!this.isDraft) throw refusal(this, 'not_a_draft')
  }

  /** @throws 409 `step_not_possible` for a step that its kind does not have */
  moveTo(status: this['status']) {
    if (!this.kind.steps[this.status]?.includes(status)) throw stepNotPossible(this)
    this.status = status
  }
}

/** The failure for a step that is not possible from the current status. */
export const stepNotPossible = (offer: Offer) =>
  refusal(offer, 'step_not_possible', { status: offer.status })
