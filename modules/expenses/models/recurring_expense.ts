import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { StoredExpense } from '#modules/expenses/recurring/stored_expense'
import type { FailureReason, Schedule } from '#modules/recurring/public'

export const RECURRING_STATUSES = ['active', 'paused', 'failed', 'ended'] as const
export type RecurringStatus = (typeof RECURRING_STATUSES)[number]

/**
 * How each expense is paid: `automatic` is debited on its day (direct debit, card, standing order) and counts as paid;
 * `transfer` is still to be paid within its due days.
 */
export const PAYMENTS = ['automatic', 'transfer'] as const
export type Payment = (typeof PAYMENTS)[number]

const CLAIM =
  'update recurring_expenses set version = version + 1 where company_id = ? and id = ? and version = ?'

const json = {
  prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}
const number = { consume: (value: unknown) => (value === null ? null : Number(value)) }

/** An expense that comes again and again: rent, a subscription, an insurance. */
export class RecurringExpense extends CompanyOwned(BaseModel) {
  static override table = 'recurring_expenses'

  @column() declare vendor: string
  /** See `foldText`. */
  @column() declare foldedVendor: string
  @column() declare status: RecurringStatus
  /** The client that each expense is for. */
  @column() declare clientId: string | null
  @column(json) declare expense: StoredExpense
  @column() declare currency: string
  /** Amount of each expense with VAT. */
  @column(moneyColumn) declare gross: Minor
  @column() declare payment: Payment
  /** Days from its date until a transfer is due. */
  @column(number) declare dueDays: number
  @column(json) declare schedule: Schedule
  /** No date after this day. */
  @column() declare endsOn: Day | null
  /** Number of expenses after which it ends. */
  @column(number) declare endsAfter: number | null
  @column(number) declare nextIndex: number
  /** Null when nothing comes any more. */
  @column() declare nextOn: Day | null
  /** When the next expense is recorded or, after a failure, tried again. */
  @column(number) declare nextAt: Instant | null
  @column(number) declare runsMade: number
  /** In a row. */
  @column(number) declare failures: number
  /** Why the next expense could not be recorded. */
  @column(json) declare reason: FailureReason | null
  @column(number) declare version: number
  @column(number) declare createdAt: Instant

  /** @throws 409 `expenses.recurring_has_ended` */
  assertGoesOn() {
    if (this.status === 'ended') throw conflict('expenses.recurring_has_ended')
  }

  /** Claims it for the open transaction: of two concurrent changes, the second starts again. */
  async claim() {
    assertOneRow(await changeRows(CLAIM, [this.companyId, this.id, this.version]))
    this.version += 1
  }
}
