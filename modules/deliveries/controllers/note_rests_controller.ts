import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { write } from '#core/http/write'
import { deliverRest } from '#modules/deliveries/actions/derive_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'

export default class NoteRestsController {
  /** The draft of a note with everything that is still to be delivered. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const rest = await deliverRest(ctx, await findNote(ctx, ctx.params.id))
      return created(ctx, await describeNote(ctx, rest))
    })
  }
}
