import type { Decimal } from '#core/money/decimal'
import { type Minor, minor, percentOf } from '#core/money/minor'

/** The net amount of an expense in both of its currencies, in minor units. */
export interface ChargedExpense {
  net: Minor
  currency: string
  ownNet: Minor
  /** The company's currency when the expense was saved. */
  ownCurrency: string
  /** Percent. */
  markup: Decimal
}

/** The parts of an expense beside its row. */
export function chargedAmount(expense: ChargedExpense, currency: string): Minor | null {
  const net = netIn(expense, currency)
  return net === null ? null : minor(net + percentOf(net, expense.markup))
}

function netIn({ net, currency: own, ownNet, ownCurrency }: ChargedExpense, currency: string) {
  if (own === currency) return net
  return ownCurrency === currency ? ownNet : null
}
