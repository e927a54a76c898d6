import type { CompanyContext } from '#core/http/caller'
import { composeReminder } from '#modules/reminders/actions/compose_reminder'
import { drawReminder } from '#modules/reminders/pdf/print_reminder'
import { sendPicture } from '#modules/reminders/pdf/send_picture'
import { reminderPictureValidator } from '#modules/reminders/validators/reminder'

export default class DuePicturesController {
  /** A reminder as it would be, as one SVG. Makes none. */
  async show({ company, request, response }: CompanyContext) {
    const input = await request.validateUsing(reminderPictureValidator)
    const { reminder, invoices } = await composeReminder(company, input)
    return sendPicture(response, await drawReminder(reminder, invoices))
  }
}
