import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import {
  dropTemplate,
  saveTemplate,
  templateAddress,
} from '#modules/correspondence/actions/save_template'
import { listTemplates } from '#modules/correspondence/queries/list_templates'
import { mailTemplateValidator } from '#modules/correspondence/validators/mail_template'

export default class MailTemplatesController {
  /** The words of every kind of letter in every language. */
  async index({ company, language }: CompanyContext) {
    return listTemplates(company, language)
  }

  async update(ctx: CompanyContext) {
    const address = templateAddress(ctx.params)
    const { subject, message, button } = await ctx.request.validateUsing(mailTemplateValidator)
    return write(ctx, async () => {
      await saveTemplate(ctx.company, address, { subject, message, button: button ?? '' })
      return listTemplates(ctx.company, ctx.language)
    })
  }

  /** Back to the standard text. */
  async destroy(ctx: CompanyContext) {
    const address = templateAddress(ctx.params)
    await write(ctx, () => dropTemplate(ctx.company, address))
    return noContent(ctx)
  }
}
