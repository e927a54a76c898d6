import type { CompanyContext } from '#core/http/caller'
import { inviteAgain } from '#modules/auth/actions/invite'
import { findInvitation } from '#modules/auth/queries/open_invitations'
import { assertMayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
import { writeInvitation } from '#modules/auth/write_invitation'

export default class InvitationResendsController {
  /** Sends an invitation again, with a new link: the one before opens nothing any more. */
  async store(ctx: CompanyContext) {
    const { details } = await findInvitation(ctx.company.id, ctx.params.id)
    await assertMayMail(details.email ?? '')
    return writeInvitation(ctx, (host) => inviteAgain(host, ctx.params.id))
  }
}
