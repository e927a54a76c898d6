import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { composeReminder } from '#modules/reminders/actions/compose_reminder'
import { drawReminder } from '#modules/reminders/pdf/print_reminder'
import { reminderPictureValidator } from '#modules/reminders/validators/reminder'

export default class DuePicturesController {
  /** A reminder as it would be, as an SVG. Makes none. */
  async show(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(reminderPictureValidator)
    const { reminder, invoices } = await composeReminder(ctx.company, input)
    return sendPicture(ctx, (portion) => drawReminder(reminder, invoices, portion))
  }
}
