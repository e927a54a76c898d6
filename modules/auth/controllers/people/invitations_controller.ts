import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import env from '#core/start/env'
import { invite, withdrawInvitation } from '#modules/auth/actions/invite'
import { foldEmail } from '#modules/auth/models/account'
import { lastMailOf, openInvitations } from '#modules/auth/queries/open_invitations'
import { assertMayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
import { transformInvitation } from '#modules/auth/transformers/invitation_transformer'
import { invitationValidator } from '#modules/auth/validators/invitation'
import { writeInvitation } from '#modules/auth/write_invitation'

export default class InvitationsController {
  /** Open invitations, and whether a mail server sends their links. */
  async index({ company }: CompanyContext) {
    const links = await openInvitations(company.id)
    return {
      isSending: env.SMTP_URL !== undefined,
      invitations: await Promise.all(
        links.map(async (link) => transformInvitation(link, await lastMailOf(link)))
      ),
    }
  }

  /** Invites somebody. The answer does not tell whether the address has an account elsewhere. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(invitationValidator)
    const person = { ...input, email: foldEmail(input.email) }
    await assertMayMail(person.email)
    return writeInvitation(ctx, async (host) => created(ctx, await invite(host, person)))
  }

  /** Takes an invitation back: its link opens nothing any more. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await withdrawInvitation(ctx.company.id, ctx.params.id)
      return noContent(ctx)
    })
  }
}
