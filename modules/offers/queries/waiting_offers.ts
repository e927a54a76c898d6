import type { Day } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { WaitingDocument } from '#modules/clients/public'

/** An offer that waits for its client's answer, as the tables have it. */
export interface WaitingRow {
  id: string
  number: string
  /** Its first line says what it is about. */
  title: string
  date_on: Day
  valid_until: Day
  currency: string
  total: StoredInteger
}

/** An offer that a client can answer. */
export const waitingOffer = (row: WaitingRow): WaitingDocument => ({
  id: row.id,
  number: row.number,
  title: row.title.split('\n')[0] ?? '',
  date: row.date_on,
  until: row.valid_until,
  currency: row.currency,
  total: moneyFromRow(row.total),
  open: moneyFromRow(row.total),
})
