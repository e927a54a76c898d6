import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { inTx } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { openSession } from '#modules/auth/actions/open_session'
import { askerOf, inTurn } from '#modules/auth/in_turn'
import { SecondFactor } from '#modules/auth/models/second_factor'
import { hashPassword, User } from '#modules/auth/models/user'
import { makeChallenge, openChallenge } from '#modules/auth/second_factor/challenge'
import { verifyCode } from '#modules/auth/second_factor/verify_code'
import { asSignInTry } from '#modules/auth/sign_in_tries'
import { signInValidator } from '#modules/auth/validators/sign_in'

export default class SignInsController {
  /**
   * Signs somebody in. With `client: 'terminal'` the token is for a terminal: it expires after thirty days instead of
   * SESSION_TOKEN_HOURS, and each refresh gives it thirty days again, so a terminal refreshes once on each day that it is
   * used. (A super admin is signed in for half a day everywhere.) `device`, the name of the machine, is shown among the
   * person's devices. As with browsers, a replaced token is accepted for 30 seconds and then ends the session when it
   * is refreshed: terminals that share a token read it again before they refresh it.
   *
   * Where a second factor is on, the right password gives 401 `second_factor_required` with a `challenge`. The same
   * request with `challenge` and `code` signs in; it may leave out the address and the password.
   */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(signInValidator)
    const { challenge, code, email = '', password = '' } = input
    const user =
      challenge && code
        ? await verifyWithCode(challenge, code)
        : await verifyWithPassword(ctx, email, password)

    return writeSecret(ctx, async () => {
      if (!(await user.noteSignIn())) throw wrongCredentials(user)
      return openSession(ctx, user, input)
    })
  }
}

/** @throws 401 `invalid_credentials`, `second_factor_required`, 403 when the account or company is not let in */
async function verifyWithPassword(ctx: HttpContext, email: string, password: string) {
  const asker = askerOf(ctx, email)
  const user = await inTurn(asker, () => asSignInTry(asker, () => User.verify(email, password)))
  if (!user) throw wrongCredentials(await User.findByEmail(email))
  await assertLetIn(user)
  if (hash.needsReHash(user.passwordHash)) {
    const renewed = await inTurn(asker, () => hashPassword(password))
    if (!(await inTx(() => user.renewHash(renewed)))) throw wrongCredentials(user)
  }
  if (await SecondFactor.findActive(user.id)) {
    const extra = { challenge: makeChallenge(user) }
    throw new AppError(401, 'auth.second_factor_required', { extra, logged: { userId: user.id } })
  }
  return user
}

/** @throws 401 `challenge_over`, `code_wrong`, 403 as above, 429 after too many wrong codes */
async function verifyWithCode(challenge: string, code: string) {
  const user = await openChallenge(challenge)
  await assertLetIn(user)
  const factor = await SecondFactor.findActive(user.id)
  // It was removed since the password was entered: the password alone is enough again, and is asked for again.
  if (!factor) throw new AppError(401, 'auth.challenge_over')
  if (!(await verifyCode(user, factor, code))) {
    throw new AppError(401, 'auth.code_wrong', { logged: { userId: user.id } })
  }
  return user
}

/** The log says whose account was tried, when there is one, and no address of mail. */
const wrongCredentials = (user: User | null) =>
  new AppError(401, 'auth.invalid_credentials', { logged: { userId: user?.id ?? null } })
