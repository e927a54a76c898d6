import { Happening } from '#core/happenings/happening'
import type { Expense } from '#modules/expenses/models/expense'

/**
 * The amounts of an expense are about to change, or it is about to be deleted. Modules whose records take them over
 * object with a 409.
 */
export const amountsChange = new Happening<[expense: Pick<Expense, 'companyId' | 'id'>]>()

/** The facts of an expense that such a record takes over. */
export const usedFacts = (
  { ownNet, ownTax, issuedOn }: Expense,
  lines: readonly { category: string }[]
) => [ownNet, ownTax, issuedOn, ...lines.map(({ category }) => category)].join(' ')
