import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import env from '#core/start/env'
import { addressForPasswordLink, assertMayMail, mailPasswordLink } from '#modules/auth/public'

export default class UserPasswordLinksController {
  /**
   * Sends the person the link for a new password, which the answer does not have. `isSending` is false without a mail
   * server: then the mail is kept in the outbox, and the operator hands it over.
   */
  async store(ctx: SignedInContext) {
    const email = await addressForPasswordLink(ctx.params.id)
    await assertMayMail(email)
    return write(ctx, async () => {
      await mailPasswordLink(ctx.params.id)
      return { email, isSending: env.SMTP_URL !== undefined }
    })
  }
}
