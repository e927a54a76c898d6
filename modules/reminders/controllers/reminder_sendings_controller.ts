import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { sendReminder } from '#modules/reminders/actions/send_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { describeReminder } from '#modules/reminders/queries/describe_reminder'
import { reminderSendingValidator } from '#modules/reminders/validators/reminder'

export default class ReminderSendingsController {
  /** Mails a reminder that exists, for the first time or once more. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(reminderSendingValidator)
    return write(ctx, async () => {
      const reminder = await Reminder.findIn(ctx.company, ctx.params.id)
      await sendReminder(reminder, input)
      return describeReminder(reminder)
    })
  }
}
