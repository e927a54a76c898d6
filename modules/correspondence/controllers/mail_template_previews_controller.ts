import type { CompanyContext } from '#core/http/caller'
import { templateAddress } from '#modules/correspondence/actions/save_template'
import { showTemplate } from '#modules/correspondence/queries/show_template'
import { unsavedTemplateValidator } from '#modules/correspondence/validators/mail_template'

export default class MailTemplatePreviewsController {
  /** Unsaved words with the newest document of their kind. */
  async store({ company, request }: CompanyContext) {
    const input = await request.validateUsing(unsavedTemplateValidator)
    const { kind, language } = templateAddress(input)
    const { subject, message, button } = input
    return showTemplate(company, kind, language, { subject, message, button: button ?? '' })
  }
}
