import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { issueNote } from '#modules/deliveries/actions/issue_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'
import { issueValidator } from '#modules/deliveries/validators/note'

export default class NoteIssuesController {
  /** Gives a draft its number and freezes it; with `isConfirmed` also beyond the ordered quantity. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(issueValidator)
    return write(ctx, async () => {
      const note = await findNote(ctx, ctx.params.id)
      await issueNote(ctx.company, note, input, ctx.language)
      return describeNote(ctx, note)
    })
  }
}
