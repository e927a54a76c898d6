import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { markDelivered } from '#modules/deliveries/actions/deliver_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'
import { deliveryValidator } from '#modules/deliveries/validators/note'

export default class NoteArrivalsController {
  /** The goods have arrived, today by default. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(deliveryValidator)
    return write(ctx, async () => {
      const note = await findNote(ctx, ctx.params.id)
      await markDelivered(ctx.company, note, input.date ?? undefined)
      return describeNote(ctx, note)
    })
  }
}
