import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { postReminder, takePostingBack } from '#modules/reminders/actions/post_reminder'
import { describeReminder } from '#modules/reminders/queries/describe_reminder'
import { postingValidator } from '#modules/reminders/validators/reminder'

export default class ReminderPostingsController {
  /** Notes when a printed reminder was posted; today without a day. */
  async store(ctx: CompanyContext) {
    const { postedOn } = await ctx.request.validateUsing(postingValidator)
    return write(ctx, async () =>
      describeReminder(await postReminder(ctx.company, ctx.params.id, postedOn ?? undefined))
    )
  }

  /** Takes that back, as long as no later reminder counts on it. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () =>
      describeReminder(await takePostingBack(ctx.company, ctx.params.id))
    )
  }
}
