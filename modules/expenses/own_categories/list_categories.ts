import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  ALL_CATEGORIES,
  CATEGORIES,
  type Category,
  type CategoryKey,
} from '#modules/expenses/categories'
import { ALL_PROFIT_LINES, PROFIT_LINES, type ProfitLine } from '#modules/expenses/profit_lines'

/** A category as it is chosen and booked. */
export interface CategoryFacts {
  category: CategoryKey
  /** Null for a built-in one, which has a word in each language. */
  name: string | null
  skr03: string
  skr04: string
  /** Percent of the net amount that reduces the profit. */
  deductiblePercent: number
  /** Line of the profit statement; null for fixed assets, which reduce the profit by their depreciation. */
  profitLine: ProfitLine | null
  isArchived: boolean
  /** Null for a built-in one. */
  version: number | null
}

const lineOf = (category: Category) =>
  ALL_PROFIT_LINES.find((line) => (PROFIT_LINES[line] as readonly Category[]).includes(category)) ??
  null

/** The built-in categories in the order in which they are offered. */
const BUILT_IN: readonly CategoryFacts[] = ALL_CATEGORIES.map((category) => {
  const accounts: { skr03: string; skr04: string; deductiblePercent?: number } =
    CATEGORIES[category]
  const { skr03, skr04, deductiblePercent = 100 } = accounts
  return {
    category,
    name: null,
    skr03,
    skr04,
    deductiblePercent,
    profitLine: lineOf(category),
    isArchived: false,
    version: null,
  }
})

interface OwnRow {
  id: string
  name: string
  skr03: string
  skr04: string
  profit_line: ProfitLine
  archived_at: number | null
  version: number
}

const OWN = 'select * from expense_categories where company_id = ? order by folded_name'

/** Categories that a company has added, by name, archived ones as well. */
export async function ownCategories({ id }: CompanyReference): Promise<CategoryFacts[]> {
  const rows = await readRows<OwnRow>(OWN, [id])
  return rows.map((row) => ({
    category: row.id,
    name: row.name,
    skr03: row.skr03,
    skr04: row.skr04,
    deductiblePercent: 100,
    profitLine: row.profit_line,
    isArchived: row.archived_at !== null,
    version: Number(row.version),
  }))
}

/** All categories of a company, its own ones first. */
export async function categoriesOf(company: CompanyReference): Promise<CategoryFacts[]> {
  return [...(await ownCategories(company)), ...BUILT_IN]
}
