import { addDays, type Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { depreciationIn, type Method, restOnDisposal } from '#modules/assets/rules/depreciation'
import { type AssetRow, depreciableOf } from '#modules/assets/transformers/asset_transformer'
import { assetRows } from './asset_rows.js'

/** The change of an asset's value that books show on a day, in minor units. */
export interface AssetMovement {
  kind: 'depreciation' | 'disposal' | 'intoPool' | 'poolSkonto'
  assetId: string
  name: string
  method: Method
  on: Day
  amount: Minor
  /** Of a disposal: what it was sold for, without VAT; null otherwise. */
  proceeds: Minor | null
  isSold: boolean
}

/**
 * Depreciation on the last day of each month from a day to a day, what has left with the rest of its value, and assets
 * that go into the pool of their year, with the Skonto on them; without those that count with their expense, in the
 * order of days.
 */
export async function assetMovements(
  company: CompanyReference,
  { from, to, currency }: { from: Day; to: Day; currency: string }
): Promise<AssetMovement[]> {
  const rows = await assetRows(company)
    .where('assets.currency', currency)
    .where('assets.acquired_on', '<=', to)
    .where('assets.counts_with_expense', false)
    .orderBy('assets.id')
  const found = rows.flatMap((row) => [
    ...intoPool(row, { from, to }),
    ...poolSkonto(row, { from, to }),
    ...monthsOf({ from, to }).flatMap((month) => depreciationOf(row, month)),
    ...disposalOf(row, { from, to }),
  ])
  return found.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
}

const common = ({ id, name, method }: AssetRow) => ({
  assetId: id,
  name,
  method,
  proceeds: null,
  isSold: false,
})

function intoPool(row: AssetRow, { from, to }: { from: Day; to: Day }): AssetMovement[] {
  const { method, acquired_on: on, expense_id } = row
  if (method !== 'pool' || expense_id === null || on < from || on > to) return []
  return [{ ...common(row), kind: 'intoPool', on, amount: depreciableOf(row).cost }]
}

/** Skonto lowers the pool on the day of the payment, once its expense has lowered the account of the purchase. */
function poolSkonto(row: AssetRow, period: { from: Day; to: Day }): AssetMovement[] {
  const { method, skonto } = depreciableOf(row)
  if (method !== 'pool' || !skonto || !isWithin(skonto.on, period)) return []
  return [{ ...common(row), kind: 'poolSkonto', on: skonto.on, amount: skonto.amount }]
}

function depreciationOf(row: AssetRow, month: { from: Day; to: Day }): AssetMovement[] {
  const asset = depreciableOf(row)
  const rest = isWithin(asset.disposedOn, month) ? restOnDisposal(asset) : NOTHING
  const amount = minor(depreciationIn(asset, month) - rest)
  if (amount === NOTHING) return []
  return [{ ...common(row), kind: 'depreciation', on: month.to, amount }]
}

/** An asset leaves on its day, also within a month. */
function disposalOf(row: AssetRow, period: { from: Day; to: Day }): AssetMovement[] {
  const asset = depreciableOf(row)
  const { disposedOn: on } = asset
  if (on === null || asset.method === 'pool' || !isWithin(on, period)) return []
  const proceeds = row.proceeds === null ? null : minor(BigInt(row.proceeds))
  const isSold = row.disposal === 'sold'
  return [{ ...common(row), kind: 'disposal', on, amount: restOnDisposal(asset), proceeds, isSold }]
}

const isWithin = (day: Day | null, { from, to }: { from: Day; to: Day }) =>
  day !== null && from <= day && day <= to

/** The months that end from a day to a day. */
function monthsOf({ from, to }: { from: Day; to: Day }) {
  const months: { from: Day; to: Day }[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; ) {
    const next = `${addDays(first, 31).slice(0, 7)}-01`
    const last = addDays(next, -1)
    if (last >= from && last <= to) months.push({ from: first, to: last })
    first = next
  }
  return months
}
