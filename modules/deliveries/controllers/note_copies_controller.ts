import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { duplicateNote } from '#modules/deliveries/actions/derive_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'

export default class NoteCopiesController {
  /** A draft with the same lines, without a source document. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const copy = await duplicateNote(ctx, await findNote(ctx, ctx.params.id))
      return created(ctx, await describeNote(ctx, copy))
    })
  }
}
