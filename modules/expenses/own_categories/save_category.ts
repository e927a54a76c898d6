import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { foldText } from '#core/database/search'
import { isDuplicate } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ExpenseCategory } from '#modules/expenses/models/expense_category'
import type { CategoryInput } from '#modules/expenses/validators/expense_category'
import { assertAccounts } from './account_rules.js'
import { isUsed } from './category_use.js'

/** Adds a category. Only inside inTx. @throws FieldError 422 as assertAccounts, `expenses.category_name_taken` */
export async function addCategory(company: CompanyReference, input: CategoryInput) {
  const category = ExpenseCategory.for(company)
  category.merge({ archivedAt: null, createdAt: now(), version: 1 })
  fill(category, input)
  await saveOnce(category)
  await recordCategory(category, 'expense_category.added')
  return category
}

/**
 * Changes a category, also for the expenses that have it. Only inside inTx.
 * @throws 404, 409 `version_conflict`, 422 as addCategory
 */
export async function changeCategory(company: CompanyReference, id: string, input: CategoryInput) {
  const category = await ExpenseCategory.lockIn(company, id)
  if (input.version !== undefined && input.version !== category.version) {
    throw conflict('version_conflict', { extra: { version: category.version } })
  }
  fill(category, input)
  await saveNext(category)
  await recordCategory(category, 'expense_category.changed')
  return category
}

/** Takes a category out of the choice, or back into it. Only inside inTx. @throws 404 */
export async function archiveCategory(
  company: CompanyReference,
  id: string,
  { isArchived }: { isArchived: boolean }
) {
  const category = await ExpenseCategory.lockIn(company, id)
  if ((category.archivedAt !== null) === isArchived) return category
  category.archivedAt = isArchived ? now() : null
  await saveNext(category)
  await recordCategory(
    category,
    isArchived ? 'expense_category.archived' : 'expense_category.restored'
  )
  return category
}

/** Deletes a category that nothing has. Only inside inTx. @throws 404, 409 `expenses.category_used` */
export async function removeCategory(company: CompanyReference, id: string) {
  const category = await ExpenseCategory.lockIn(company, id)
  if (await isUsed(company, id)) {
    throw conflict('expenses.category_used', { values: { name: category.name } })
  }
  await category.delete()
  await recordCategory(category, 'expense_category.deleted')
}

function fill(category: ExpenseCategory, { name, skr03, skr04, profitLine }: CategoryInput) {
  assertAccounts({ skr03, skr04 })
  category.merge({ name, foldedName: foldText(name), skr03, skr04, profitLine })
}

async function saveNext(category: ExpenseCategory) {
  category.version += 1
  await saveOnce(category)
}

async function saveOnce(category: ExpenseCategory) {
  try {
    await category.save()
  } catch (error) {
    throw isDuplicate(error) ? new FieldError('name', 'expenses.category_name_taken') : error
  }
}

async function recordCategory({ id, companyId, name }: ExpenseCategory, action: string) {
  await audit({ companyId, action, subject: { type: 'expenseCategory', id }, details: { name } })
  publish(companyId, { kind: 'expenseCategory', id })
}
