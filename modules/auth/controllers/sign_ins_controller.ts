import type { HttpContext } from '@adonisjs/core/http'
import { now } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { asSignInTry } from '#modules/auth/sign_in_tries'
import { signInValidator } from '#modules/auth/validators/sign_in'

export default class SignInsController {
  async store(ctx: HttpContext) {
    const { email, password } = await ctx.request.validateUsing(signInValidator)
    const user = await asSignInTry({ email, address: ctx.request.ip() }, () =>
      User.verify(email, password)
    )
    if (!user) throw new AppError(401, 'auth.invalid_credentials')
    await assertLetIn(user)

    return writeSecret(ctx, async () => {
      user.lastSignInAt = now()
      await user.save()
      const { token } = await Session.open(user, {
        userAgent: ctx.request.header('user-agent') ?? '',
        ipAddress: ctx.request.ip(),
      })
      return {
        token,
        companyId: user.companyId,
        id: user.id,
        email: user.email,
        isSuperAdmin: user.role === 'superAdmin',
      }
    })
  }
}
