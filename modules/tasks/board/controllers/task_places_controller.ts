import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { placeValidator } from '#modules/tasks/board/board_validators'
import { placeTask } from '#modules/tasks/board/place_task'
import { readTask } from '#modules/tasks/queries/task_page'

export default class TaskPlacesController {
  /** Puts a task into a column of the board, below another one. */
  async update(ctx: CompanyContext) {
    const { columnId, afterId = null } = await ctx.request.validateUsing(placeValidator)
    return write(ctx, async () => {
      await placeTask(ctx, ctx.params.id, { columnId, afterId })
      return { task: await readTask(ctx, ctx.params.id) }
    })
  }
}
