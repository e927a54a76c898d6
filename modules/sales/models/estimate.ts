import { column } from '@adonisjs/lucid/orm'
import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { DocumentModel } from '#modules/documents/public'
import { STEPS, type StoredStatus } from '#modules/sales/estimate_status'
import type { DocumentTemplate } from '#modules/settings/public'

/** One version of an estimate. Changes go through the actions of this module. */
export class Estimate extends DocumentModel {
  static override table = 'estimates'

  @column() declare status: StoredStatus
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
  /** When to ask the client again, and about what. */
  @column() declare followUpOn: Day | null
  @column() declare followUpNote: string
  /** The total with the options that the client chose. */
  @column(moneyColumn) declare acceptedTotal: Minor | null
  /** The invoice that it was converted to. */
  @column() declare invoiceId: string | null
  /** Folded number and client, see `whereContains`. */
  @column() declare searchText: string
  @column() declare issuedAt: number | null
  @column() declare sentAt: number | null
  @column() declare viewedAt: number | null
  @column() declare template: DocumentTemplate | null

  get isDraft() {
    return this.status === 'Draft'
  }

  /** @throws 409 `not_a_draft`: what a client has seen is never edited or deleted, it is revised */
  assertDraft() {
    if (!this.isDraft) throw conflict('sales.not_a_draft')
  }

  /** @throws 409 `step_not_possible` for a step that is not in STEPS */
  moveTo(status: StoredStatus) {
    if (!STEPS[this.status].includes(status)) {
      throw conflict('sales.step_not_possible', { extra: { status: this.status } })
    }
    this.status = status
  }
}
