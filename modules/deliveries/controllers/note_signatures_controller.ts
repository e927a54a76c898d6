import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { signNote } from '#modules/deliveries/actions/deliver_note'
import { receiptOf } from '#modules/deliveries/frozen_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'
import { signingValidator } from '#modules/deliveries/validators/note'
import { drawSignature } from '#modules/offers/public'

export default class NoteSignaturesController {
  /** The drawn signature of the recipient, as a PNG. */
  async show(ctx: CompanyContext) {
    const { id } = await findNote(ctx, ctx.params.id)
    const receipt = await receiptOf(ctx.company, id)
    if (!receipt) throw notFound()
    ctx.response.header('content-type', 'image/png')
    ctx.response.header('cache-control', 'private, no-store')
    return ctx.response.send(receipt.signature)
  }

  /** The recipient signs on the device of the person delivering. */
  async store(ctx: CompanyContext) {
    const { name, signature } = await ctx.request.validateUsing(signingValidator)
    await findNote(ctx, ctx.params.id)
    const picture = await drawSignature(signature)
    return write(ctx, async () => {
      const note = await findNote(ctx, ctx.params.id)
      await signNote(ctx.company, note, { name, signature: picture })
      return describeNote(ctx, note)
    })
  }
}
