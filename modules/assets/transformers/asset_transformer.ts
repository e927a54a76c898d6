import type { Day } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { Disposal } from '#modules/assets/models/asset'
import {
  bookValue,
  type Depreciable,
  depreciationIn,
  type Method,
} from '#modules/assets/rules/depreciation'
import type { AssetKind } from '#modules/assets/rules/kinds'

/** A row of `assets` with the number of its expense, from the query builder. */
export interface AssetRow {
  id: string
  name: string
  kind: AssetKind
  acquired_on: Day
  currency: string
  cost: StoredInteger
  method: Method
  life_months: StoredInteger
  expense_id: string | null
  expense_number: string | null
  counts_with_expense: boolean | number
  disposed_on: Day | null
  disposal: Disposal | null
  note: string
  version: StoredInteger
}

export const depreciableOf = (row: AssetRow): Depreciable => ({
  cost: moneyFromRow(row.cost),
  method: row.method,
  acquiredOn: row.acquired_on,
  lifeMonths: Number(row.life_months),
  disposedOn: row.disposed_on,
})

/** An asset with its figures of a year, in major units of `currency`. @param year `YYYY` */
export function transformAsset(row: AssetRow, year: string) {
  const asset = depreciableOf(row)
  const money = (amount: Minor) => moneyNumber(amount, row.currency)
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    date: row.acquired_on,
    currency: row.currency,
    cost: money(asset.cost),
    method: row.method,
    lifeMonths: asset.lifeMonths,
    expense: row.expense_id === null ? null : { _id: row.expense_id, number: row.expense_number },
    disposedDate: row.disposed_on,
    disposal: row.disposal,
    note: row.note,
    /** The year that the figures below are of. */
    year,
    depreciation: money(depreciationIn(asset, { from: `${year}-01-01`, to: `${year}-12-31` })),
    /** At the end of the year. */
    bookValue: money(bookValue(asset, `${year}-12-31`)),
    version: Number(row.version),
  }
}
