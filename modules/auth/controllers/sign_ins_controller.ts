import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { AppError } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { logSecurity } from '#core/log/log_security'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { askerOf, inTurn } from '#modules/auth/in_turn'
import { Session } from '#modules/auth/models/session'
import { hashPassword, User } from '#modules/auth/models/user'
import { asSignInTry } from '#modules/auth/sign_in_tries'
import { signInValidator } from '#modules/auth/validators/sign_in'

export default class SignInsController {
  /**
   * Signs somebody in. With `client: 'terminal'` the token is for a terminal: it expires after thirty days instead of
   * SESSION_TOKEN_HOURS, and each refresh gives it thirty days again, so a terminal refreshes once on each day that it is
   * used. (A super admin is signed in for half a day everywhere.) `device`, the name of the machine, is shown among the
   * person's devices. As with browsers, a replaced token is accepted for 30 seconds and then ends the session when it
   * is refreshed: terminals that share a token read it again before they refresh it.
   */
  async store(ctx: HttpContext) {
    const { email, password, client, device } = await ctx.request.validateUsing(signInValidator)
    const asker = askerOf(ctx, email)
    const user = await inTurn(asker, () => asSignInTry(asker, () => User.verify(email, password)))
    if (!user) throw await wrongCredentials(email)
    await assertLetIn(user)
    const passwordHash = hash.needsReHash(user.passwordHash)
      ? await inTurn(asker, () => hashPassword(password))
      : user.passwordHash

    return writeSecret(ctx, async () => {
      if (!(await user.noteSignIn(passwordHash))) throw await wrongCredentials(email)
      const { token, session } = await Session.open(user, {
        userAgent: ctx.request.header('user-agent') ?? '',
        ipAddress: ctx.request.ip(),
        client,
        device,
      })
      logSecurity('user.signed_in', {
        userId: user.id,
        companyId: user.companyId,
        sessionId: session.id,
        client: session.client,
        address: session.ipAddress,
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

/** The log says whose account was tried, when there is one, and no address of mail. */
async function wrongCredentials(email: string) {
  const user = await User.findByEmail(email)
  return new AppError(401, 'auth.invalid_credentials', { logged: { userId: user?.id ?? null } })
}
