import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { Buyer, Seller } from '#modules/documents/public'

const json = {
  prepare: (value: unknown) => JSON.stringify(value),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** A letter that asks for open invoices of one client. Frozen when it is made; only the days of leaving follow. */
export class Reminder extends CompanyOwned(BaseModel) {
  static override table = 'reminders'

  @column() declare number: string
  @column() declare level: number
  @column() declare clientId: string | null
  @column() declare clientName: string
  @column() declare currency: string
  @column() declare language: Language
  @column() declare dateOn: Day
  /** The new payment date. */
  @column() declare payUntilOn: Day
  /** Sum of what was open that day. */
  @column(moneyColumn) declare openAmount: Minor
  @column(moneyColumn) declare interest: Minor
  @column(moneyColumn) declare flatSum: Minor
  @column(moneyColumn) declare fee: Minor
  @column(moneyColumn) declare total: Minor
  @column() declare subject: string
  @column() declare intro: string
  @column() declare closing: string
  @column(json) declare seller: Seller
  @column(json) declare buyer: Buyer
  /** SHA-256; the audit chain has the same. */
  @column() declare documentHash: string
  @column() declare frozenVersion: number
  @column() declare createdAt: Instant
  /** When its mail was sent first; null as long as it was put aside, scheduled or only printed. */
  @column() declare sentAt: Instant | null
  /** The day on which the printed letter was posted. */
  @column() declare postedOn: Day | null
}
