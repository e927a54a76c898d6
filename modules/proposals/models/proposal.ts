import { column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { DocumentModel } from '#modules/documents/public'
import type { Block } from '#modules/proposals/blocks/block'
import { STEPS, type StoredStatus } from '#modules/proposals/proposal_status'

const json = {
  prepare: (value: unknown) => JSON.stringify(value),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** One version of a proposal. Changes go through the actions of this module. */
export class Proposal extends DocumentModel {
  static override table = 'proposals'

  @column() declare title: string
  /** Its content, from the cover to the signature; its lines appear in the block `prices`. */
  @column(json) declare blocks: Block[]
  @column() declare status: StoredStatus
  /** Put aside: in no list and no figure until it is taken back. */
  @column({ consume: Boolean }) declare isArchived: boolean
  /** Assigned when it leaves Draft; all versions share it. */
  @column() declare number: string | null
  /** The first version, which links all versions: itself for the first one. */
  @column() declare rootId: string
  /** 1 for the first version. */
  @column() declare revision: number
  /** A later version was sent: this one stays readable and can no longer be accepted. */
  @column({ consume: Boolean }) declare isSuperseded: boolean
  /** Last day on which it can be accepted, in the company's time zone. */
  @column() declare validUntil: Day
  /** The author, who hears about the client's actions. */
  @column() declare ownerId: string | null
  /** The total with the options that the client chose. */
  @column(moneyColumn) declare acceptedTotal: Minor | null
  /** Days without a view after which its owner gets a mail; null for never. */
  @column() declare remindAfterDays: number | null
  /** The day of that mail; null without one to wait for. */
  @column() declare remindAt: Instant | null
  /** Folded number, title and client, see `whereContains`. */
  @column() declare searchText: string
  @column() declare issuedAt: Instant | null
  @column() declare sentAt: Instant | null
  @column() declare lastViewedAt: Instant | null

  get isDraft() {
    return this.status === 'Draft'
  }

  /**
   *
   * @throws 409 `not_a_draft`: a version seen by the client is never edited or deleted, it is revised
   */
  assertDraft() {
    if (!this.isDraft) throw conflict('proposals.not_a_draft')
  }

  /** @throws 409 `step_not_possible` for a step that is not in STEPS */
  moveTo(status: StoredStatus) {
    if (!STEPS[this.status].includes(status)) {
      throw conflict('proposals.step_not_possible', { extra: { status: this.status } })
    }
    this.status = status
  }
}
