import { type Minor, minor } from '#core/money/minor'
import type { PayableExpense } from './expense_source.js'

/** A higher limit would take long: each expense doubles the combinations. */
const MOST_COMBINED = 12
/** Ways that are tried at most for one entry. */
const MOST_TRIES = 20_000

/** An expense that is paid in full, or less the discount in `skonto`. */
export interface PaidShare {
  expense: PayableExpense
  /** 0 where it is paid in full. */
  skonto: Minor
}

/** The ways to pay an expense: one that was marked as paid by hand has one, others have one more with Skonto. */
export function sharesOf(expense: PayableExpense): PaidShare[] {
  const { paidOn, tookSkonto, skonto } = expense
  const whole = { expense, skonto: minor(0n) }
  if (skonto === 0n) return [whole]
  const less = { expense, skonto }
  if (paidOn) return [tookSkonto ? less : whole]
  return [whole, less]
}

export const amountOf = ({ expense, skonto }: PaidShare): Minor => minor(expense.gross - skonto)

/**
 * Expenses that are together exactly an amount, each in full or less its Skonto: all of them if possible, else the first
 * combination.
 * @param mustAll all of them have to be paid
 */
export function exactShares(
  expenses: readonly PayableExpense[],
  amount: Minor,
  { mustAll = false }: { mustAll?: boolean } = {}
): PaidShare[] | undefined {
  const whole = expenses.flatMap((expense) => sharesOf(expense)[0] ?? [])
  const total = whole.reduce((sum, share) => sum + amountOf(share), 0n)
  if (total === amount && expenses.length > 0) return whole
  const found =
    combination(expenses, amount, true) ??
    (mustAll ? undefined : combination(expenses, amount, false))
  return found?.length ? found : undefined
}

function combination(
  expenses: readonly PayableExpense[],
  amount: Minor,
  mustAll: boolean
): PaidShare[] | undefined {
  let tries = 0
  const search = (at: number, rest: bigint): PaidShare[] | undefined => {
    const expense = expenses[at]
    if (!expense) return rest === 0n ? [] : undefined
    if (at >= MOST_COMBINED) return rest === 0n && !mustAll ? [] : undefined
    if (++tries > MOST_TRIES) return undefined
    for (const share of sharesOf(expense)) {
      const others = search(at + 1, rest - amountOf(share))
      if (others) return [share, ...others]
    }
    return mustAll ? undefined : search(at + 1, rest)
  }
  return search(0, amount)
}
