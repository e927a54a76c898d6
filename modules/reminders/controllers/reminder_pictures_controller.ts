import type { CompanyContext } from '#core/http/caller'
import { Reminder } from '#modules/reminders/models/reminder'
import { drawReminder } from '#modules/reminders/pdf/print_reminder'
import { sendPicture } from '#modules/reminders/pdf/send_picture'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

export default class ReminderPicturesController {
  /** The pages of the PDF as one SVG. */
  async show({ company, params, response }: CompanyContext) {
    const reminder = await Reminder.findIn(company, params.id)
    return sendPicture(response, await drawReminder(reminder, await remindedInvoicesOf(reminder)))
  }
}
