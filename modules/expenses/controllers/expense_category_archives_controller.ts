import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { archiveCategory } from '#modules/expenses/own_categories/save_category'
import { transformCategory } from '#modules/expenses/transformers/expense_category_transformer'

export default class ExpenseCategoryArchivesController {
  /** Takes a category out of the choice; the expenses that have it keep it. */
  async store(ctx: CompanyContext) {
    return this.#set(ctx, true)
  }

  /** Offers it again. */
  async destroy(ctx: CompanyContext) {
    return this.#set(ctx, false)
  }

  #set(ctx: CompanyContext, isArchived: boolean) {
    return write(ctx, async () =>
      transformCategory(await archiveCategory(ctx.company, ctx.params.id, { isArchived }))
    )
  }
}
