import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { Company } from '#modules/auth/models/company'
import { hashPassword, User } from '#modules/auth/models/user'
import { signUpValidator } from '#modules/auth/validators/sign_up'

const DEFAULT_PLAN = 'Basic'

export default class SignUpsController {
  /** A company asks to be let in. The answer is the same for an address that is known already. */
  async store(ctx: HttpContext) {
    const { language } = ctx
    const application = await ctx.request.validateUsing(signUpValidator)
    const email = application.userEmail ?? application.companyEmail
    const passwordHash = await hashPassword(application.password)

    return write(ctx, async () => {
      if (!(await User.findByEmail(email))) {
        const company = await Company.apply({
          name: application.companyName,
          email: application.companyEmail,
          plan: application.subscriptionPlan ?? DEFAULT_PLAN,
          language,
        })
        await User.add({
          companyId: company.id,
          email,
          name: application.userName ?? application.companyName,
          passwordHash,
          role: 'owner',
          language,
        })
      }
      return ctx.response.created({ message: translate(language, 'auth:messages.signed_up') })
    })
  }
}
