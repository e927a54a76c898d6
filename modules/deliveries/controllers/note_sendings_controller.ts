import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { proposeSending, sendNote } from '#modules/deliveries/actions/send_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { findNote } from '#modules/deliveries/reach'

export default class NoteSendingsController {
  /** The mail as it would go out. */
  async show(ctx: CompanyContext) {
    return proposeSending(await findNote(ctx, ctx.params.id), ctx.language)
  }

  /** Mails an issued note with its PDF. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const note = await findNote(ctx, ctx.params.id)
      const { outcome: mail } = await sendNote(note, input)
      return { ...(await describeNote(ctx, note)), mail }
    })
  }
}
