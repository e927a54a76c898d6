import { type Day, instantText } from '#core/clock'
import { boundInteger, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { Statement } from '#modules/ledger/models/statement'
import type { StatementSchedule } from '#modules/ledger/models/statement_schedule'

export interface StatementRow {
  id: string
  currency: string
  from_on: Day | null
  until_on: Day
  is_open_only: boolean | number
  balance: StoredInteger
  due_month: string | null
  created_at: number
}

/** A new statement, as the list reads it. */
export const statementRow = (statement: Statement): StatementRow => ({
  id: statement.id,
  currency: statement.currency,
  from_on: statement.fromOn,
  until_on: statement.untilOn,
  is_open_only: statement.isOpenOnly,
  balance: boundInteger(statement.balance),
  due_month: statement.dueMonth,
  created_at: statement.createdAt,
})

/** `isMonthly` when it came by the clock. */
export const transformStatement = (row: StatementRow) => ({
  _id: row.id,
  currency: row.currency,
  from: row.from_on,
  until: row.until_on,
  isOpenOnly: Boolean(row.is_open_only),
  balance: moneyNumber(moneyFromRow(row.balance), row.currency),
  isMonthly: row.due_month !== null,
  createdAt: instantText(row.created_at),
})

/** Null for a client that gets none by the clock. */
export const transformSchedule = (schedule: StatementSchedule | null) => ({
  schedule: schedule && {
    dayOfMonth: schedule.dayOfMonth,
    openOnly: schedule.isOpenOnly,
    next: schedule.nextOn,
    lastFailure: schedule.lastFailure,
  },
})
