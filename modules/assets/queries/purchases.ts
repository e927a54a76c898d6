import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { limitsFor } from '#modules/assets/rules/limits'
import { readCompanySettings } from '#modules/settings/public'

/** The categories of expenses by which assets are bought. */
const CATEGORIES = ['equipment', 'lowValueAssets'] as const

interface PurchaseRow {
  id: string
  number: string
  vendor: string
  issued_on: Day
  category: (typeof CATEGORIES)[number]
  description: string
  own_net: StoredInteger
  own_gross: StoredInteger
}

const COLUMNS = `
  select expenses.id, number, vendor, issued_on, expense_lines.category, expense_lines.description, own_net, own_gross
  from expenses join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id`
const IN_CATEGORIES = "expense_lines.category in ('equipment', 'lowValueAssets')"
const ONE = `${COLUMNS} where expenses.company_id = ? and expenses.id = ? order by expense_lines.position`

/**
 * The expense by which an asset was bought, with the category that decides how it counts.
 * @throws FieldError 422 at `expenseId`: `assets.expense_unknown`, `assets.expense_category`
 */
export async function expenseOfAsset({ id }: CompanyScope, expenseId: string) {
  const rows = await readRows<PurchaseRow>(ONE, [id, expenseId])
  if (rows.length === 0) throw new FieldError('expenseId', 'assets.expense_unknown')
  const row = CATEGORIES.map((name) => rows.find(({ category }) => category === name)).find(Boolean)
  if (!row) throw new FieldError('expenseId', 'assets.expense_category')
  return row
}

const UNREGISTERED = `${COLUMNS}
  where expenses.company_id = ? and ${IN_CATEGORIES} and own_gross > 0 and not exists (
    select 1 from assets where assets.company_id = expenses.company_id and assets.expense_id = expenses.id)
  order by issued_on desc, expenses.id desc, expense_lines.position limit 100`

/**
 * Expenses of the categories for assets that no asset names yet, the latest first; low-value ones that need no entry in
 * a register (§ 6 (2) sentence 4 EStG) are left out. `cost` is in major units of the company's currency, without VAT
 * that is deducted (§ 9b (1) EStG).
 */
export async function unregisteredPurchases(company: CompanyScope) {
  const { isSmallBusiness, country } = await readCompanySettings(company)
  const rows = await readRows<PurchaseRow>(UNREGISTERED, [company.id])
  const byExpense = new Map(rows.toReversed().map((row) => [row.id, row]))
  return [...byExpense.values()].reverse().flatMap((row) => {
    const cost = moneyFromRow(isSmallBusiness ? row.own_gross : row.own_net)
    const limits = limitsFor({ country, currency: company.currency }, row.issued_on)
    if (row.category === 'lowValueAssets' && limits && cost <= limits.withoutRegister) return []
    return {
      _id: row.id,
      number: row.number,
      vendor: row.vendor,
      date: row.issued_on,
      category: row.category,
      description: row.description,
      cost: moneyNumber(cost, company.currency),
      currency: company.currency,
    }
  })
}
