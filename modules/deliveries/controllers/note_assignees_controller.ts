import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { reassignNote } from '#modules/deliveries/actions/assign_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'
import { assigneeValidator } from '#modules/deliveries/validators/note'

export default class NoteAssigneesController {
  /** The person who delivers it, and so sees it; null without one. */
  async update(ctx: CompanyContext) {
    const { assigneeId } = await ctx.request.validateUsing(assigneeValidator)
    return write(ctx, async () => {
      const note = await findNote(ctx, ctx.params.id)
      await reassignNote(note, assigneeId)
      return describeNote(ctx, note)
    })
  }
}
