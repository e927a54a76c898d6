import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { balanceAt } from '#modules/forecast/rules/balance_course'
import type { Bucket } from '#modules/forecast/rules/buckets'
import { isInflow, SOURCES, type Source } from '#modules/forecast/rules/fact'
import type { Forecast } from './forecast.js'

/** Expected payments of a period. Amounts are in minor units; outgoing ones are above zero. */
export interface Period extends Bucket {
  start: Minor
  /** By source, those that bring or cost nothing left out. */
  sources: Map<Source, Minor>
  in: Minor
  out: Minor
  net: Minor
  end: Minor
  /** The least and the most that the balance may be at the end. */
  low: Minor
  high: Minor
  payments: number
}

/** The forecast in months or weeks that follow one another. */
export function periodsOf(forecast: Forecast, buckets: readonly Bucket[]): Period[] {
  const { items, courses } = forecast
  let start = forecast.balance?.today ?? NOTHING
  let next = 0
  return buckets.map((bucket) => {
    const sums = new Map<Source, bigint>()
    const first = next
    for (; next < items.expected.length && items.expected[next].day <= bucket.to; next++) {
      const { source, amount } = items.expected[next]
      const signed = isInflow(source) ? amount : -amount
      sums.set(source, (sums.get(source) ?? 0n) + signed)
    }
    const sources = new Map(SOURCES.flatMap((source) => pairOf(source, sums.get(source) ?? 0n)))
    const flow = (isIn: boolean) =>
      sum([...sources].flatMap(([source, amount]) => (isInflow(source) === isIn ? amount : [])))
    const [inflow, out] = [flow(true), flow(false)]
    const net = minor(inflow - out)
    const ends = [courses.expected, courses.optimistic, courses.pessimistic]
      .map((course) => balanceAt(course, bucket.to))
      .sort((one, other) => (one < other ? -1 : 1))
    const period = {
      ...bucket,
      start,
      sources,
      in: inflow,
      out,
      net,
      end: minor(start + net),
      low: ends[0],
      high: ends[2],
      payments: next - first,
    }
    start = period.end
    return period
  })
}

const pairOf = (source: Source, amount: bigint): [Source, Minor][] =>
  amount === 0n ? [] : [[source, minor(amount)]]
