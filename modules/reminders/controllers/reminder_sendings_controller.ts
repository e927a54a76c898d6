import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { proposeSending, sendReminder } from '#modules/reminders/actions/send_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { describeReminder } from '#modules/reminders/queries/describe_reminder'

export default class ReminderSendingsController {
  /** The mail as it would go out. */
  async show({ company, params, language }: CompanyContext) {
    return proposeSending(await Reminder.findIn(company, params.id), language)
  }

  /** Mails a reminder that exists, for the first time or once more. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const reminder = await Reminder.findIn(ctx.company, ctx.params.id)
      const { outcome: mail } = await sendReminder(reminder, input)
      return { ...(await describeReminder(reminder)), mail }
    })
  }
}
