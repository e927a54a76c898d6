import type { Expense } from '#modules/expenses/models/expense'

/** @throws 409 when a record of the module depends on the amounts of an expense */
type AssertUnused = (expense: Pick<Expense, 'companyId' | 'id'>) => Promise<void>

const uses: AssertUnused[] = []

/** A later module whose records take over the amounts of expenses registers it in its subscriptions. */
export function registerExpenseUse(assert: AssertUnused) {
  uses.push(assert)
}

/** An expense that other records depend on keeps its amounts. Only inside inTx. @throws as AssertUnused */
export async function assertUnused(expense: Pick<Expense, 'companyId' | 'id'>) {
  for (const assert of uses) await assert(expense)
}

/** The facts of an expense that such a record takes over. */
export const usedFacts = (
  { ownNet, ownTax, issuedOn }: Expense,
  lines: readonly { category: string }[]
) => [ownNet, ownTax, issuedOn, ...lines.map(({ category }) => category)].join(' ')
