import type { HttpContext } from '@adonisjs/core/http'
import { created, noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import env from '#core/start/env'
import { registrationInvitationValidator } from '#modules/admin/validators/settings'
import {
  assertMayMail,
  foldEmail,
  inviteCompany,
  User,
  withdrawRegistrationInvitation,
} from '#modules/auth/public'

export default class RegistrationInvitationsController {
  /**
   * Makes a link that lets one company register. `url` is the link, shown once, unless a mail server brings it to the
   * address.
   */
  async store(ctx: SignedInContext) {
    const input = await ctx.request.validateUsing(registrationInvitationValidator)
    const { isApproved = false, language = ctx.language } = input
    const email = input.email && foldEmail(input.email)
    if (email) await assertMayMail(email)
    const commit = email && env.SMTP_URL ? write : writeSecret
    return commit(ctx, async () => {
      const inviter = await User.findOrFail(ctx.caller.userId)
      const wish = { ...(email && { email }), isApproved, language }
      return created(ctx, { url: await inviteCompany(inviter, wish) })
    })
  }

  /** Takes a link back: it opens nothing from now on. */
  async destroy(ctx: HttpContext) {
    return write(ctx, async () => {
      await withdrawRegistrationInvitation(ctx.params.id)
      return noContent(ctx)
    })
  }
}
