import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type CategoryKey, isBuiltIn } from '#modules/expenses/categories'
import { ExpenseCategory } from '#modules/expenses/models/expense_category'

/** Categories that may be archived: those that a record has already, or all of them where nobody chooses. */
export type KeptCategories = readonly CategoryKey[] | 'all'

/**
 * Refuses categories that do not exist, and archived ones that a record does not have already. Keeps them for the open
 * transaction, so that none is deleted meanwhile. Only inside inTx.
 * @param fieldOf the field of a category by its place
 * @throws FieldError 422 `expenses.category_unknown`, `expenses.category_archived`
 */
export async function assertCategories(
  company: CompanyReference,
  categories: readonly CategoryKey[],
  { kept = [], fieldOf }: { kept?: KeptCategories; fieldOf: (place: number) => string }
) {
  const own = [...new Set(categories.filter((key) => !isBuiltIn(key)))].toSorted()
  for (const key of own) {
    const category = await ExpenseCategory.oneLocked(company, key)
    const field = fieldOf(categories.indexOf(key))
    if (!category) throw new FieldError(field, 'expenses.category_unknown')
    if (category.archivedAt !== null && kept !== 'all' && !kept.includes(key)) {
      throw new FieldError(field, 'expenses.category_archived', { values: { name: category.name } })
    }
  }
}

/** The same for lines of an expense. */
export const assertLineCategories = (
  company: CompanyReference,
  lines: readonly { category: CategoryKey }[],
  kept?: KeptCategories
) =>
  assertCategories(
    company,
    lines.map(({ category }) => category),
    { ...(kept && { kept }), fieldOf: (place) => `lines.${place}.category` }
  )
