import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { deliverRest } from '#modules/deliveries/actions/derive_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'

export default class NoteRestsController {
  /** The draft of a note with everything that is still to be delivered. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const rest = await deliverRest(ctx, await findNote(ctx, ctx.params.id))
      return created(ctx, await describeNote(ctx, rest))
    })
  }
}
