import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { cancelNote } from '#modules/deliveries/actions/deliver_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'
import { cancellationValidator } from '#modules/deliveries/validators/note'

export default class NoteCancellationsController {
  /** Cancels an issued note; its number stays. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(cancellationValidator)
    return write(ctx, async () => {
      const note = await findNote(ctx, ctx.params.id)
      await cancelNote(note, input.reason ?? '')
      return describeNote(ctx, note)
    })
  }
}
