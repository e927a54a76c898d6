import { addDays, type Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'

export const METHODS = ['atOnce', 'pool', 'linear'] as const
/**
 * `atOnce`: deducted in the month it is bought (§ 6 (2) EStG, and computers by BMF 22.2.2022). `pool`: a fifth in the
 * year it is bought and in each of the four after it (§ 6 (2a) EStG). `linear`: in equal parts over its useful life,
 * from the month it is bought (§ 7 (1) EStG).
 */
export type Method = (typeof METHODS)[number]

/** The facts that depreciation follows from; `cost` is in minor units. */
export interface Depreciable {
  cost: Minor
  method: Method
  acquiredOn: Day
  /** Months of useful life, for `linear`. */
  lifeMonths: number
  disposedOn: Day | null
  /** Skonto that the vendor gave: it lowers the cost from the month of the payment on (§ 255 (1) sentence 3 HGB). */
  skonto?: { amount: Minor; on: Day } | undefined
}

const POOL_YEARS = 5

/** Months since year 0, so that months can be subtracted. */
const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The last month that has ended on a day. */
const endedBy = (day: Day) => (addDays(day, 1).endsWith('-01') ? monthOf(day) : monthOf(day) - 1)

/**
 * The sum deducted by the end of a month: the exact share rounded once to the minor unit, halves away from zero. A
 * month's depreciation is the difference of two of these, so that all months add up to the cost exactly.
 */
function deductedBy(asset: Depreciable, month: number): Minor {
  const { disposedOn, method } = asset
  // The rest of its value is deducted in the month in which it leaves.
  const isGone = disposedOn !== null && monthOf(disposedOn) <= month
  return isGone && method !== 'pool' ? costBy(asset, month) : planned(asset, month)
}

/** The cost as it is known at the end of a month. */
const costBy = ({ cost, skonto }: Depreciable, month: number): Minor =>
  skonto && monthOf(skonto.on) <= month ? minor(cost - skonto.amount) : cost

/** The sum deducted by the end of a month as if the asset were still there. */
function planned(asset: Depreciable, month: number): Minor {
  const { method, acquiredOn } = asset
  const cost = costBy(asset, month)
  const first = monthOf(acquiredOn)
  if (month < first) return NOTHING
  if (method === 'atOnce') return cost
  // A pool goes on when one of its assets has left (§ 6 (2a) sentence 3 EStG).
  if (method === 'pool') return minor(roundedQuotient(cost * pooled(first, month), POOL_PARTS))
  const life = BigInt(asset.lifeMonths)
  const months = BigInt(month - first + 1)
  return minor(roundedQuotient(cost * (months < life ? months : life), life))
}

/** Common multiple of the months that a first year can have, so that shares of years are whole. */
const YEAR_PARTS = 27_720n
const POOL_PARTS = BigInt(POOL_YEARS) * YEAR_PARTS

/** Parts of a pool by the end of a month: each year's fifth is spread over its months from the purchase on. */
function pooled(first: number, month: number): bigint {
  const firstYear = Math.floor(first / 12)
  const monthsOfFirst = 12 - (first % 12)
  const year = Math.floor(month / 12) - firstYear
  if (year >= POOL_YEARS) return POOL_PARTS
  if (year === 0) return (YEAR_PARTS * BigInt(month - first + 1)) / BigInt(monthsOfFirst)
  return YEAR_PARTS * BigInt(year) + (YEAR_PARTS * BigInt((month % 12) + 1)) / 12n
}

/** The rest of the cost on a day, after the months that have ended. */
export const bookValue = (asset: Depreciable, day: Day): Minor =>
  minor(costBy(asset, endedBy(day)) - deductedBy(asset, endedBy(day)))

/** The depreciation of the months that end from a day to a day, both included. */
export const depreciationIn = (asset: Depreciable, { from, to }: { from: Day; to: Day }): Minor =>
  minor(deductedBy(asset, endedBy(to)) - deductedBy(asset, endedBy(addDays(from, -1))))

/**
 * The rest of the value with which an asset leaves, after the depreciation of that month; nothing for a pool, which goes
 * on, and as long as the asset is there.
 */
export function restOnDisposal(asset: Depreciable): Minor {
  const { disposedOn, method } = asset
  if (!disposedOn || method === 'pool') return NOTHING
  const month = monthOf(disposedOn)
  return minor(costBy(asset, month) - planned(asset, month))
}
