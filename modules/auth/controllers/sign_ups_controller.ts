import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { applyForCompany } from '#modules/auth/actions/apply_for_company'
import { hashPassword } from '#modules/auth/models/account'
import { assertGoodPassword } from '#modules/auth/passwords/assert_good_password'
import { DEFAULT_PLAN } from '#modules/auth/plans/sign_up_plans'
import { admitApplicant } from '#modules/auth/registration/admit_applicant'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { mayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
import { signUpValidator } from '#modules/auth/validators/sign_up'

export default class SignUpsController {
  /**
   * A company asks to be let in. The answer is the same for an address that is known already. `invitation` is the key of
   * a super admin's link, which registration by invitation requires; the link may let the company in at once, and then
   * `isApproved` is true.
   */
  async store(ctx: HttpContext) {
    const { language } = ctx
    const application = await ctx.request.validateUsing(signUpValidator)
    const {
      companyName,
      companyEmail,
      userName = companyName,
      userEmail: email = companyEmail,
    } = application
    const admission = await admitApplicant(application.invitation, email)
    assertGoodPassword(application.password, [companyName, userName, email])
    const passwordHash = await inTurn(askerOf(ctx, email), () => hashPassword(application.password))
    const isMailAllowed = await mayMail(email)

    return writeSecret(ctx, async () => {
      // Used up even when the address is known, so that a link finds out nothing about addresses.
      await admission?.link.use()
      await applyForCompany({
        companyName,
        companyEmail,
        plan: application.subscriptionPlan ?? DEFAULT_PLAN,
        name: userName,
        email,
        passwordHash,
        language,
        mayMail: isMailAllowed,
        admission,
      })
      const isApproved = admission?.isApproved ?? false
      const said = isApproved ? 'signed_up_approved' : 'signed_up'
      return created(ctx, { message: translate(language, `auth:messages.${said}`), isApproved })
    })
  }
}
