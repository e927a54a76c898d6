import type { ExpenseCategory } from '#modules/expenses/models/expense_category'

/** A category that a company has added. */
export const transformCategory = (category: ExpenseCategory) => ({
  category: category.id,
  name: category.name,
  skr03: category.skr03,
  skr04: category.skr04,
  profitLine: category.profitLine,
  isArchived: category.archivedAt !== null,
  version: category.version,
})
