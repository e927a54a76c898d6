import type { CompanyScope } from '#core/http/caller'
import type { CategoryKey } from '#modules/expenses/categories'
import { Expense } from '#modules/expenses/models/expense'
import { lineInputsOf } from '#modules/expenses/queries/line_inputs'
import { changeExpense } from './save_expense.js'

/**
 * Gives all lines of an expense one category; its amounts stay. Only inside inTx.
 * @throws 404, 409 of followers of `amountsChange`, 422 `expenses.category_unknown`, `expenses.category_archived`
 */
export async function categorize(company: CompanyScope, id: string, category: CategoryKey) {
  const expense = await Expense.lockIn(company, id)
  const lines = await lineInputsOf(expense)
  if (lines.every((line) => line.category === category)) return { _id: id, category }
  await changeExpense(company, expense, {
    change: { lines: lines.map((line) => ({ ...line, category })) },
    lines,
  })
  return { _id: id, category }
}
