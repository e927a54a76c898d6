import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { companyServerOf } from '#core/mail/company_server/company_server'
import { User } from '#modules/auth/public'
import { templateAddress } from '#modules/correspondence/actions/save_template'
import { queueTest, sendTestThrough } from '#modules/correspondence/actions/send_test'
import { unsavedTemplateValidator } from '#modules/correspondence/validators/mail_template'

export default class MailTemplateTestsController {
  /**
   * Unsaved words with the newest document of their kind, to the caller's own address: through the company's own mail
   * server where it has one, whose refusal is the answer then.
   */
  async store(ctx: CompanyContext) {
    const { company, caller } = ctx
    const input = await ctx.request.validateUsing(unsavedTemplateValidator)
    const { kind, language } = templateAddress(input)
    const { subject, message, button } = input
    const letter = { kind, language, texts: { subject, message, button: button ?? '' } }
    const reader = await User.findOrFail(caller.userId)
    const server = await companyServerOf(company.id)
    return server
      ? sendTestThrough(server, company, letter, reader)
      : write(ctx, () => queueTest(company, letter, reader))
  }
}
