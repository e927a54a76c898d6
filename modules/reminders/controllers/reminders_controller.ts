import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { makeReminder } from '#modules/reminders/actions/make_reminder'
import { sendReminder } from '#modules/reminders/actions/send_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { describeReminder } from '#modules/reminders/queries/describe_reminder'
import { reminderList } from '#modules/reminders/queries/reminder_list'
import { transformReminderRow } from '#modules/reminders/transformers/reminder_transformer'
import { reminderListValidator, reminderValidator } from '#modules/reminders/validators/reminder'

export default class RemindersController {
  /** Newest first, of a client or an invoice if wanted. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(reminderListValidator)
    const rows = await readPage(ctx, reminderList(ctx.company, input), input)
    return rows.map(transformReminderRow)
  }

  async show({ company, params }: CompanyContext) {
    return describeReminder(await Reminder.findIn(company, params.id))
  }

  /** The next reminder of some invoices of one client, mailed with `isSent`; `mail` says whether that goes. */
  async store(ctx: CompanyContext) {
    const { isSent, ...input } = await ctx.request.validateUsing(reminderValidator)
    return write(ctx, async () => {
      const reminder = await makeReminder(ctx.company, input)
      const mail = isSent ? (await sendReminder(reminder)).outcome : null
      return created(ctx, { ...(await describeReminder(reminder)), mail })
    })
  }
}
