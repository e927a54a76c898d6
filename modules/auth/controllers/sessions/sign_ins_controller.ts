import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { inTx } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { openSession } from '#modules/auth/actions/open_session'
import { Account, hashPassword } from '#modules/auth/models/account'
import { findUserId, type Member, memberOf } from '#modules/auth/models/member'
import { makeChallenge, openChallenge } from '#modules/auth/second_factor/challenge'
import { type Factors, factorsOf, isOn } from '#modules/auth/second_factor/factors'
import { verifyCode } from '#modules/auth/second_factor/verify_code'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { asSignInTry } from '#modules/auth/sign_in_limits/sign_in_tries'
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
   * request with `challenge` and `code` signs in; it may leave out the address and the password. `factors` says what
   * follows the password: `app`, `passkey` (see `PasskeySignInsController`) or both; a recovery code replaces each.
   *
   * With `confirms` the session begins confirmed, see `assertConfirmed`: for a page that goes on to ask for that.
   *
   * Somebody who belongs to several companies is signed in to the one used last, see `CompanySwitchesController`.
   */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(signInValidator)
    const { challenge, code, email = '', password = '' } = input
    const { account, user } =
      challenge && code
        ? await verifyWithCode(challenge, code)
        : await verifyWithPassword(ctx, email, password)

    return writeSecret(ctx, async () => {
      if (!(await account.noteSignIn(user))) throw wrongCredentials(user.id)
      return openSession(ctx, { account, user }, input)
    })
  }
}

/** @throws 401 `invalid_credentials`, `second_factor_required`, 403 when the account or company is not let in */
async function verifyWithPassword(
  ctx: HttpContext,
  email: string,
  password: string
): Promise<Member> {
  const asker = askerOf(ctx, email)
  const account = await inTurn(asker, () =>
    asSignInTry(asker, () => Account.verify(email, password))
  )
  if (!account) throw wrongCredentials(await findUserId(email))
  const { user } = await memberOf(account)
  await assertLetIn(user)
  if (hash.needsReHash(account.passwordHash)) {
    const renewed = await inTurn(asker, () => hashPassword(password))
    if (!(await inTx(() => account.renewHash(renewed)))) throw wrongCredentials(user.id)
  }
  const factors = await factorsOf(account.id)
  if (isOn(factors)) {
    const extra = { challenge: makeChallenge(account), factors: namesOf(factors) }
    throw new AppError(401, 'auth.second_factor_required', { extra, logged: { userId: user.id } })
  }
  return { account, user }
}

/** @throws 401 `challenge_over`, `code_wrong`, 403 as above, 429 after too many wrong codes */
async function verifyWithCode(challenge: string, code: string): Promise<Member> {
  const member = await openChallenge(challenge)
  const { account, user } = member
  await assertLetIn(user)
  const factors = await factorsOf(account.id)
  // They were removed since the password was entered: the password alone is enough again, and is asked for again.
  if (!isOn(factors)) throw new AppError(401, 'auth.challenge_over')
  if (!(await verifyCode(member, factors.app, code))) {
    throw new AppError(401, 'auth.code_wrong', { logged: { userId: user.id } })
  }
  return member
}

/** For clients that offer what the person has. */
const namesOf = ({ app, hasPasskeys }: Factors) => [
  ...(app ? (['app'] as const) : []),
  ...(hasPasskeys ? (['passkey'] as const) : []),
]

/** The log says whose account was tried, when there is one, and no address of mail. */
const wrongCredentials = (userId: string | null) =>
  new AppError(401, 'auth.invalid_credentials', { logged: { userId } })
