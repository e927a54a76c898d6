import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { acceptInvitation } from '#modules/auth/actions/accept_invitation'
import { applyForCompany } from '#modules/auth/actions/apply_for_company'
import { askerOf, inTurn } from '#modules/auth/in_turn'
import { SecretLink } from '#modules/auth/models/secret_link'
import { hashPassword } from '#modules/auth/models/user'
import { assertGoodPassword } from '#modules/auth/passwords/assert_good_password'
import { DEFAULT_PLAN } from '#modules/auth/plans'
import { mayMail } from '#modules/auth/sign_in_tries'
import { registrationValidator } from '#modules/auth/validators/registration'

export default class RegistrationsController {
  /**
   * With the token of an invitation: an account in the company that invited.
   * Without: a user and a company of the same name, which waits for approval.
   */
  async store(ctx: HttpContext) {
    const { language } = ctx
    const { token, name, email, password } = await ctx.request.validateUsing(registrationValidator)
    assertGoodPassword(password, [name])
    const invitation = token ? await SecretLink.open(token, ['invitation']) : null
    const passwordHash = await inTurn(askerOf(ctx, email), () => hashPassword(password))
    const account = { name, email, passwordHash, language }
    const isMailAllowed = invitation !== null || (await mayMail(email))

    return writeSecret(ctx, async () => {
      if (invitation) await acceptInvitation(invitation, account)
      else {
        await applyForCompany({
          ...account,
          companyName: name,
          companyEmail: email,
          plan: DEFAULT_PLAN,
          mayMail: isMailAllowed,
        })
      }
      return created(ctx, { message: translate(language, 'auth:messages.registered') })
    })
  }
}
