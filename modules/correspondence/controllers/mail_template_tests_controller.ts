import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { templateAddress } from '#modules/correspondence/actions/save_template'
import { sendTest } from '#modules/correspondence/actions/send_test'
import { unsavedTemplateValidator } from '#modules/correspondence/validators/mail_template'

export default class MailTemplateTestsController {
  /** Unsaved words with the newest document of their kind, to the caller's own address. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(unsavedTemplateValidator)
    const { kind, language } = templateAddress(input)
    const { subject, message, button } = input
    const texts = { subject, message, button: button ?? '' }
    return write(ctx, () => sendTest(ctx.company, kind, language, texts))
  }
}
