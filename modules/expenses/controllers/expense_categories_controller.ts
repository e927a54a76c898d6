import type { CompanyContext } from '#core/http/caller'
import { ALL_CATEGORIES, CATEGORIES } from '#modules/expenses/categories'

export default class ExpenseCategoriesController {
  /** The categories in the order in which they are offered, with their accounts. */
  async index(_ctx: CompanyContext) {
    return ALL_CATEGORIES.map((category) => {
      const accounts: { skr03: string; skr04: string; deductiblePercent?: number } =
        CATEGORIES[category]
      const { skr03, skr04, deductiblePercent = 100 } = accounts
      return { category, skr03, skr04, deductiblePercent }
    })
  }
}
