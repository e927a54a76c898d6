import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'

/** The sum of all offers of one kind, with one status and in one currency. */
export interface OfferSum<Status extends string> {
  status: Status
  currency: string
  documents: StoredInteger
  total: StoredInteger
}

/** The statuses that are open, won and lost. */
export interface Outcomes<Status extends string> {
  open: readonly Status[]
  won: readonly Status[]
  lost: readonly Status[]
}

/**
 * The number of offers by status, the sums that wait for an answer and that were won by currency, and the hit rate: the
 * won ones among the decided, in percent; null without any.
 */
export function offerFigures<Status extends string>(
  sums: readonly OfferSum<Status>[],
  names: readonly Status[],
  { open, won, lost }: Outcomes<Status>
) {
  const none = Object.fromEntries(names.map((name) => [name, 0]))
  const statuses = none as Record<Status, number>
  for (const { status, documents } of sums) statuses[status] += Number(documents)
  const count = (of: readonly Status[]) => of.reduce((sum, name) => sum + statuses[name], 0)
  const decided = count([...won, ...lost])
  return {
    statuses,
    open: totalsOf(sums.filter(({ status }) => open.includes(status))),
    won: totalsOf(sums.filter(({ status }) => won.includes(status))),
    hitRate: decided === 0 ? null : Math.round((count(won) * 100) / decided),
  }
}

function totalsOf(sums: readonly OfferSum<string>[]): Record<string, number> {
  const totals = new Map<string, Minor>()
  for (const { currency, total } of sums) {
    totals.set(currency, minor((totals.get(currency) ?? NOTHING) + moneyFromRow(total)))
  }
  return Object.fromEntries([...totals].map(([name, sum]) => [name, moneyNumber(sum, name)]))
}
