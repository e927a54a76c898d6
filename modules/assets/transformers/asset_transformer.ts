import type { Day } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Disposal } from '#modules/assets/models/asset'
import {
  bookValue,
  type Depreciable,
  depreciationIn,
  type Method,
  restOnDisposal,
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
  /** Of its expense, as are the next three: the day of the payment, and the net amount of its lines for assets. */
  took_skonto: boolean | number | null
  expense_paid_on: Day | null
  expense_net: StoredInteger | null
  expense_skonto: StoredInteger | null
  /** Cost of the assets of its expense that were recorded before it. */
  expense_cost_before: StoredInteger
  disposed_on: Day | null
  disposal: Disposal | null
  proceeds: StoredInteger | null
  note: string
  version: StoredInteger
}

export const depreciableOf = (row: AssetRow): Depreciable => ({
  cost: moneyFromRow(row.cost),
  method: row.method,
  acquiredOn: row.acquired_on,
  lifeMonths: Number(row.life_months),
  disposedOn: row.disposed_on,
  skonto: skontoOf(row),
})

/**
 * The share of the Skonto on its expense that lowers an asset: as much of its cost as of the lines (§ 255 (1) HGB). The
 * running sum over the assets of the expense is rounded, so that their shares add up to the Skonto.
 */
function skontoOf({ took_skonto, expense_paid_on: on, ...row }: AssetRow) {
  const net = moneyFromRow(row.expense_net ?? 0)
  const lowered = moneyFromRow(row.expense_skonto ?? 0)
  if (!took_skonto || !on || net <= 0n || lowered <= 0n) return undefined
  const loweredOf = (cost: bigint) => roundedQuotient(cost * lowered, net)
  const before = moneyFromRow(row.expense_cost_before)
  return { amount: minor(loweredOf(before + moneyFromRow(row.cost)) - loweredOf(before)), on }
}

/** An asset with its figures of a year, in major units of `currency`. @param year `YYYY` */
export function transformAsset(row: AssetRow, year: string) {
  const asset = depreciableOf(row)
  const proceeds = row.proceeds === null ? null : moneyFromRow(row.proceeds)
  const money = (amount: Minor) => moneyNumber(amount, row.currency)
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    date: row.acquired_on,
    currency: row.currency,
    cost: money(asset.cost),
    /** Skonto on its expense, which lowers the cost. */
    skonto: money(asset.skonto?.amount ?? NOTHING),
    method: row.method,
    lifeMonths: asset.lifeMonths,
    expense: row.expense_id === null ? null : { _id: row.expense_id, number: row.expense_number },
    disposedDate: row.disposed_on,
    disposal: row.disposal,
    /** Proceeds of a sale, without VAT. */
    proceeds: proceeds === null ? null : money(proceeds),
    /** Proceeds less the rest of its value; below zero for a loss. */
    gain: proceeds === null ? null : money(minor(proceeds - restOnDisposal(asset))),
    note: row.note,
    /** The year that the figures below are of. */
    year,
    depreciation: money(depreciationIn(asset, { from: `${year}-01-01`, to: `${year}-12-31` })),
    /** At the end of the year. */
    bookValue: money(bookValue(asset, `${year}-12-31`)),
    version: Number(row.version),
  }
}
