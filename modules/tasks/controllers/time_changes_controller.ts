import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { ownChanges, transformChanges } from '#modules/tasks/changes/read_changes'
import { timeChangeListValidator } from '#modules/tasks/validators/time_change'

export default class TimeChangesController {
  /** The changes of time that the caller made, the latest first. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(timeChangeListValidator, {
      data: ctx.request.qs(),
    })
    return transformChanges(ctx, await readPage(ctx, ownChanges(ctx), wish))
  }
}
