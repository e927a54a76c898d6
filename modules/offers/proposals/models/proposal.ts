import { column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { Offer } from '#modules/offers/models/offer'
import type { Block } from '#modules/offers/proposals/blocks/block'
import { PROPOSAL } from '#modules/offers/proposals/proposal_kind'
import type { StoredStatus } from '#modules/offers/proposals/proposal_status'

const DAY_MS = 86_400_000

const json = {
  prepare: (value: unknown) => JSON.stringify(value),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** One version of a proposal. Changes go through the actions of this module. */
export class Proposal extends Offer {
  static override table = 'proposals'

  declare status: StoredStatus
  @column() declare title: string
  /** Its content, from the cover to the signature; its lines appear in the block `prices`. */
  @column(json) declare blocks: Block[]
  /** Put aside: in no list and no figure until it is taken back. */
  @column({ consume: Boolean }) declare isArchived: boolean
  /** The author, who hears about the client's actions. */
  @column() declare ownerId: string | null
  /** Days without a view after which its owner gets a mail; null for never. */
  @column() declare remindAfterDays: number | null
  /** The day of that mail; null without one to wait for. */
  @column() declare remindAt: Instant | null
  @column() declare lastViewedAt: Instant | null

  override get kind() {
    return PROPOSAL
  }

  override get putAside() {
    return this.isArchived ? 'proposals.is_archived' : undefined
  }

  /** Its owner hears that it was not viewed only while it is Sent. */
  override moveTo(status: StoredStatus) {
    super.moveTo(status)
    const days = status === 'Sent' ? this.remindAfterDays : null
    this.remindAt = days === null ? null : Number(this.issuedAt) + Number(days) * DAY_MS
  }
}
