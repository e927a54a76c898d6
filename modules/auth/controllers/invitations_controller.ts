import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { created } from '#core/http/answer'
import { write } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { newId } from '#core/ids'
import { assertMailRoom } from '#core/mail/mail_limit'
import { tellKnown } from '#modules/auth/actions/apply_for_company'
import { invitation } from '#modules/auth/mails/invitation'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import { Company } from '#modules/auth/models/company'
import { SecretLink } from '#modules/auth/models/secret_link'
import { foldEmail, User } from '#modules/auth/models/user'
import { mayMail } from '#modules/auth/sign_in_tries'
import { invitationValidator } from '#modules/auth/validators/invitation'

export default class InvitationsController {
  /** Invites somebody by mail. The answer does not tell whether the address has an account elsewhere. */
  async store(ctx: HttpContext) {
    const { name, role, ...body } = await ctx.request.validateUsing(invitationValidator)
    const email = foldEmail(body.email)
    const isMailAllowed = await mayMail(email)

    return write(ctx, async () => {
      await assertMailRoom(ctx.company.id)
      const {
        id: companyId,
        name: companyName,
        language,
      } = await Company.findOrFail(ctx.company.id)
      const known = await User.findByEmail(email)
      if (isMailAllowed && known) await tellKnown(known)
      if (isMailAllowed && !known) {
        const inviter = await User.findOrFail(ctx.caller.userId)
        const details = { email, role, invitedBy: inviter.id }
        const link = { purpose: 'invitation', subjectId: newId(), companyId, details } as const
        const facts = {
          companyName,
          inviter: inviter.name,
          link: linkTo.invitation(await SecretLink.make(link)),
        }
        const reader = { name, email, language, companyId }
        await writeTo(reader, 'invitation', invitation, facts, { isSecret: true })
      }
      const subject = { type: 'company', id: companyId }
      await audit({ companyId, action: 'user.invited', subject, details: { role } })
      return created(ctx, { message: translate(ctx.language, 'auth:messages.invited') })
    })
  }
}
