import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { Reminder } from '#modules/reminders/models/reminder'
import { drawReminder } from '#modules/reminders/pdf/print_reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

export default class ReminderPicturesController {
  /** Pages of the PDF as an SVG. */
  async show(ctx: CompanyContext) {
    const reminder = await Reminder.findIn(ctx.company, ctx.params.id)
    const invoices = await remindedInvoicesOf(reminder)
    return sendPicture(ctx, (portion) => drawReminder(reminder, invoices, portion))
  }
}
