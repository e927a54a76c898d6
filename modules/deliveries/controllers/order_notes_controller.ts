import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { deliverOrder } from '#modules/deliveries/actions/derive_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'

export default class OrderNotesController {
  /** The draft of a note with everything of an order confirmation that is still to be delivered. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const note = await deliverOrder(ctx, ctx.params.id)
      return created(ctx, await describeNote(ctx, note))
    })
  }
}
