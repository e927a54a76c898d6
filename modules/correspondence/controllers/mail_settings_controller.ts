import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { changeMailSettings } from '#modules/correspondence/actions/change_mail_settings'
import { describeMailSettings } from '#modules/correspondence/queries/describe_mail_settings'
import { mailSettingsValidator } from '#modules/correspondence/validators/mail_settings'

export default class MailSettingsController {
  /** In whose name mails go out, and how many may. */
  async show({ company }: CompanyContext) {
    return describeMailSettings(company)
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(mailSettingsValidator)
    return write(ctx, async () => {
      await changeMailSettings(ctx.company, input)
      return describeMailSettings(ctx.company)
    })
  }
}
