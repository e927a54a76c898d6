import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { Timing } from '#modules/recurring/placeholders/words_of_date'
import type { RetainerTerms } from '#modules/recurring/retainer_source'
import { comes } from '#modules/recurring/schedule/course'
import type { Schedule, ServicePeriod } from '#modules/recurring/schedule/schedule'
import type { StoredContent } from '#modules/recurring/stored_content'
import type { Collecting } from '#modules/recurring/work_source'

export const PROFILE_STATUSES = ['active', 'paused', 'failed', 'ended'] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

export const MODES = ['draft', 'issue', 'issueAndSend'] as const
/** Treatment of each new invoice. */
export type Mode = (typeof MODES)[number]

export const CATCH_UPS = ['all', 'last', 'ask'] as const
/** Invoices for several missed dates: all of them, only the last, or as the user decides. */
export type CatchUp = (typeof CATCH_UPS)[number]

/** Subject and message of the mail, with placeholders; empty for the usual ones. */
export interface MailWords {
  subject: string
  message: string
}

const CLAIM =
  'update recurring_profiles set version = version + 1 where company_id = ? and id = ? and version = ?'

const json = {
  prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}
const number = { consume: (value: unknown) => (value === null ? null : Number(value)) }

/** An invoice that comes again and again. Changes go through the actions of this module. */
export class RecurringProfile extends CompanyOwned(BaseModel) {
  static override table = 'recurring_profiles'

  @column() declare name: string
  @column() declare status: ProfileStatus
  /** Why Kontor paused it: dates were missed and somebody has to decide, or too many of them were made up for. */
  @column() declare pausedFor: 'missed' | 'capped' | null
  @column() declare clientId: string | null
  @column() declare clientName: string
  /** Folded name and client, see `whereContains`. */
  @column() declare searchText: string
  @column(json) declare invoice: StoredContent
  @column() declare currency: string
  /** Amounts of the content when it was saved or last became an invoice. */
  @column(moneyColumn) declare net: Minor
  @column(moneyColumn) declare total: Minor
  @column(json) declare schedule: Schedule
  @column() declare servicePeriod: ServicePeriod
  @column() declare mode: Mode
  /** Null for the terms of the client. */
  @column(number) declare dueDays: number | null
  @column() declare catchUp: CatchUp
  /** Which unbilled hours come into each invoice; null for none. */
  @column(json) declare collects: Collecting | null
  /** Whether unbilled expenses of the client come into each invoice. */
  @column({ consume: Boolean }) declare collectsExpenses: boolean
  /** Hours that the fee includes in each period; null for none. */
  @column(json) declare retainer: RetainerTerms | null
  /** The user's decision on resuming; valid until no date is missed any more. */
  @column() declare resumedWith: 'all' | 'last' | null
  @column(json) declare mail: MailWords | null
  /** No date after this day. */
  @column() declare endsOn: Day | null
  /** Number of invoices after which it ends. */
  @column(number) declare endsAfter: number | null
  @column(number) declare nextIndex: number
  /** Null when nothing comes any more. */
  @column() declare nextOn: Day | null
  /** When the next invoice is made or, after a failure, tried again. */
  @column(number) declare nextAt: Instant | null
  /** When the further hours of its last period are billed after it has ended; null when nothing is open. */
  @column(number) declare settlesAt: Instant | null
  @column(number) declare runsMade: number
  /** Missed dates that were made up for one after the other. */
  @column(number) declare caughtUp: number
  /** In a row. */
  @column(number) declare failures: number
  @column(number) declare version: number
  @column(number) declare createdAt: Instant

  get timing(): Timing {
    return { schedule: this.schedule, servicePeriod: this.servicePeriod }
  }

  /** @throws 409 `has_ended` */
  assertGoesOn() {
    if (this.status === 'ended') throw conflict('recurring.has_ended')
  }

  /** Claims the profile for the open transaction: of two concurrent changes, the second starts again. */
  async claim() {
    assertOneRow(await changeRows(CLAIM, [this.companyId, this.id, this.version]))
    this.version += 1
  }

  /** Whether a date comes, as far as end day and number of invoices say. */
  allows(index: number): boolean {
    return comes(this, index)
  }
}
