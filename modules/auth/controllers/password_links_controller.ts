import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { requestPasswordLink } from '#modules/auth/actions/request_password_link'
import { mayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
import { passwordLinkValidator } from '#modules/auth/validators/password_reset'

export default class PasswordLinksController {
  /** A link for a new password is sent after the answer, which is the same whether or not there is such an account. */
  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(passwordLinkValidator)
    const isMailAllowed = await mayMail(email)

    return write(ctx, async () => {
      if (isMailAllowed) await requestPasswordLink(email)
      return { message: translate(ctx.language, 'auth:messages.reset_requested') }
    })
  }
}
