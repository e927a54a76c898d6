import type { HttpContext } from '@adonisjs/core/http'
import { AppError, FieldError } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { acceptAsMember, acceptInvitation } from '#modules/auth/actions/accept_invitation'
import { applyForCompany } from '#modules/auth/actions/apply_for_company'
import { Account, hashPassword } from '#modules/auth/models/account'
import { lockMemberOf } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'
import { assertGoodPassword } from '#modules/auth/passwords/assert_good_password'
import { verifyCredentials } from '#modules/auth/passwords/verify_credentials'
import { DEFAULT_PLAN } from '#modules/auth/plans/sign_up_plans'
import { admitApplicant } from '#modules/auth/registration/admit_applicant'
import { assertSecondFactor } from '#modules/auth/second_factor/assert_second_factor'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { mayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
import { registrationValidator } from '#modules/auth/validators/registration'

export default class RegistrationsController {
  /**
   * With the token of an invitation: an account in the company that invited; with the password of the account that the
   * address has already, that company is added to it. A `code` follows where there is a second factor.
   * Without: a user and a company of the same name, which waits for approval, where registration is open.
   */
  async store(ctx: HttpContext) {
    const { language } = ctx
    const input = await ctx.request.validateUsing(registrationValidator)
    const { token, name, email, password } = input
    const invitation = token ? await SecretLink.open(token, ['invitation']) : null
    if (invitation && (await Account.findByEmail(email))) {
      return addCompany(ctx, invitation, input)
    }
    if (!invitation) await admitApplicant(undefined, email)
    assertGoodPassword(password, [name, email])
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
          admission: null,
        })
      }
      return created(ctx, { message: translate(language, 'auth:messages.registered') })
    })
  }
}

/**
 * Accepts an invitation with an account that nobody is signed in to, such as one that its former company deactivated.
 * @throws 422 `invitation_needs_sign_in` on `email` for a wrong password, `code_required` or `code_wrong` on `code`
 */
async function addCompany(
  ctx: HttpContext,
  invitation: SecretLink,
  { email, password, code }: { email: string; password: string; code?: string | undefined }
) {
  const member = await verifyCredentials(ctx, email, password).catch((failure: unknown) => {
    const isWrong = failure instanceof AppError && failure.status === 401
    throw isWrong ? new FieldError('email', 'auth.invitation_needs_sign_in') : failure
  })
  await assertSecondFactor(member, code)

  return writeSecret(ctx, async () => {
    await acceptAsMember(invitation, await lockMemberOf(member.account.id))
    return created(ctx, { message: translate(ctx.language, 'auth:messages.registered') })
  })
}
