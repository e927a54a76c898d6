import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { categoriesOf } from '#modules/expenses/own_categories/list_categories'
import {
  addCategory,
  changeCategory,
  removeCategory,
} from '#modules/expenses/own_categories/save_category'
import { transformCategory } from '#modules/expenses/transformers/expense_category_transformer'
import { categoryValidator } from '#modules/expenses/validators/expense_category'

export default class ExpenseCategoriesController {
  /** The categories in the order in which they are offered, with their accounts. */
  async index({ company }: CompanyContext) {
    return categoriesOf(company)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(categoryValidator)
    return write(ctx, async () => {
      return created(ctx, transformCategory(await addCategory(ctx.company, input)))
    })
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(categoryValidator)
    return write(ctx, async () => {
      return transformCategory(await changeCategory(ctx.company, ctx.params.id, input))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeCategory(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
