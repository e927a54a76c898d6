import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { ownChanges, transformChanges } from '#modules/tasks/changes/read_changes'
import { undoChange } from '#modules/tasks/changes/undo_change'
import { undoValidator } from '#modules/tasks/validators/time_change'

export default class TimeChangeUndosController {
  /**
   * Takes the caller's latest change of time back, or the given one; for an undo, makes its change again.
   * `description` says what was done, `change._id` takes that back.
   */
  async store(ctx: CompanyContext) {
    const { id } = await ctx.request.validateUsing(undoValidator)
    return write(ctx, async () => {
      const undoId = await undoChange(ctx, id)
      const rows = await ownChanges(ctx).where('time_changes.id', undoId)
      const changes = await transformChanges(ctx, rows)
      const [change] = changes as [(typeof changes)[number]]
      return { success: true, description: change.description, change }
    })
  }
}
