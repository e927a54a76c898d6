import type { CompanyContext } from '#core/http/caller'
import { drawReminder } from '#modules/reminders/pdf/print_reminder'
import { sendPicture } from '#modules/reminders/pdf/send_picture'
import { sampleReminder } from '#modules/reminders/queries/level_sample'
import { levelPreviewValidator } from '#modules/reminders/validators/rules'

export default class LevelPreviewsController {
  /** A level as it would be printed, with a made-up invoice, as one SVG. Saves nothing. */
  async store({ company, request, response }: CompanyContext) {
    const { level, language } = await request.validateUsing(levelPreviewValidator)
    const { reminder, invoices } = await sampleReminder(company, level, language)
    return sendPicture(response, await drawReminder(reminder, invoices))
  }
}
