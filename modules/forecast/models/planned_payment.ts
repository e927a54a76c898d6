import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { Schedule } from '#modules/recurring/public'

export const PLANNED_KINDS = ['salaries', 'rent', 'taxes', 'other'] as const
export type PlannedKind = (typeof PLANNED_KINDS)[number]

export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

const json = {
  prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** A payment that a company expects without a document. */
export class PlannedPayment extends CompanyOwned(BaseModel) {
  static override table = 'planned_payments'

  @column() declare name: string
  @column() declare kind: PlannedKind
  @column() declare direction: Direction
  @column() declare currency: string
  /** Above zero; `direction` says which way it goes. */
  @column(moneyColumn) declare amount: Minor
  @column() declare startsOn: Day
  /** No payment after this day. */
  @column() declare endsOn: Day | null
  /** Null for a payment that comes once, on `startsOn`. */
  @column(json) declare schedule: Schedule | null
  /** Its receipts take the place of the planned payment in their month; empty without. */
  @column() declare vendor: string
  @column() declare foldedVendor: string
  @column({ consume: Number }) declare version: number
  @column({ consume: Number }) declare createdAt: Instant
}
