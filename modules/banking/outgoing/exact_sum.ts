import type { Minor } from '#core/money/minor'
import type { PayableExpense } from './expense_source.js'

/** A higher limit would take long: each expense doubles the combinations. */
const MOST_COMBINED = 12

/** Expenses that are together exactly an amount: all of them if possible, else the first combination. */
export function exactSum<Holder extends { expense: PayableExpense }>(
  holders: Holder[],
  amount: Minor
): Holder[] | undefined {
  const total = holders.reduce((sum, { expense }) => sum + expense.gross, 0n)
  if (total === amount && holders.length > 0) return holders
  const search = (at: number, rest: bigint): Holder[] | undefined => {
    const holder = holders[at]
    if (!holder || at >= MOST_COMBINED) return rest === 0n ? [] : undefined
    const others = search(at + 1, rest - holder.expense.gross)
    return others ? [holder, ...others] : search(at + 1, rest)
  }
  const found = search(0, amount)
  return found?.length ? found : undefined
}
