import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { drawReminder } from '#modules/reminders/pdf/print_reminder'
import { sampleReminder } from '#modules/reminders/queries/level_sample'
import { levelPreviewValidator } from '#modules/reminders/validators/rules'

export default class LevelPreviewsController {
  /** A level as it would be printed, with a made-up invoice, as an SVG. Saves nothing. */
  async store(ctx: CompanyContext) {
    const { level, language } = await ctx.request.validateUsing(levelPreviewValidator)
    const { reminder, invoices } = await sampleReminder(ctx.company, level, language)
    return sendPicture(ctx, (portion) => drawReminder(reminder, invoices, portion))
  }
}
