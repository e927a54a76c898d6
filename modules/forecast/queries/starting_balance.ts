import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { paidExpenses } from '#modules/expenses/public'
import type { CashItem } from '#modules/forecast/rules/expect_payment'
import type { Fact } from '#modules/forecast/rules/fact'
import { moneyReceived } from '#modules/payments/public'

/** The balance that a forecast starts with, in minor units of the company's currency. */
export interface StartingBalance {
  entered: Minor
  enteredOn: Day
  /** Recorded since then, up to today. */
  received: Minor
  paid: Minor
  /** Planned for the days since then, and VAT that was due: taken as paid. */
  planned: Minor
  today: Minor
}

/**
 * The balance at the end of its day, carried on to today with what has been recorded and planned since.
 * @returns null until a balance has been entered
 */
export async function startingBalance(
  company: CompanyScope,
  { balance, balanceOn }: { balance: Minor | null; balanceOn: Day | null },
  { today, passed }: { today: Day; passed: readonly (Fact | CashItem)[] }
): Promise<StartingBalance | null> {
  if (balance === null || balanceOn === null) return null
  const since = { from: addDays(balanceOn, 1), to: today }
  const [received, paid] = await Promise.all([
    moneyReceived(company, since),
    paidExpenses(company, since),
  ])
  const inOwn = <Row extends { currency: string }>(row: Row) => row.currency === company.currency
  const parts = {
    received: received.get(company.currency) ?? NOTHING,
    paid: sum(paid.filter(inOwn).map(({ gross }) => minor(-gross))),
    planned: sum(passed.filter(inOwn).map(({ amount }) => amount)),
  }
  return {
    entered: balance,
    enteredOn: balanceOn,
    ...parts,
    today: sum([balance, parts.received, parts.paid, parts.planned]),
  }
}
