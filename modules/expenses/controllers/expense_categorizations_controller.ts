import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { categorize } from '#modules/expenses/actions/categorize'
import { categorizationValidator } from '#modules/expenses/validators/expense_category'

export default class ExpenseCategorizationsController {
  /** Gives several expenses one category, each in its own transaction. */
  async store(ctx: CompanyContext) {
    const { expenseIds, category } = await ctx.request.validateUsing(categorizationValidator)
    return writeParts(ctx, expenseIds, (id) => categorize(ctx.company, id, category))
  }
}
