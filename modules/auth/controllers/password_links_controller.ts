import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { sendPasswordLink } from '#modules/auth/actions/send_password_link'
import { mayMail } from '#modules/auth/sign_in_tries'
import { passwordLinkValidator } from '#modules/auth/validators/password_reset'

export default class PasswordLinksController {
  /** Sends a link for a new password; the answer is the same whether or not there is such an account. */
  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(passwordLinkValidator)
    const isMailAllowed = await mayMail(email)

    return write(ctx, async () => {
      if (isMailAllowed) await sendPasswordLink(email)
      return { message: translate(ctx.language, 'auth:messages.reset_requested') }
    })
  }
}
