import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { Account } from '#modules/auth/models/account'
import { findUserId, type Member, memberOf } from '#modules/auth/models/member'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { asSignInTry } from '#modules/auth/sign_in_limits/sign_in_tries'

/**
 * The person of an address and a password, signed in or not, in the company used last; counts as a try to sign in. Not inside inTx.
 * @throws 401 `invalid_credentials`, 429 after too many tries
 */
export async function verifyCredentials(
  ctx: HttpContext,
  email: string,
  password: string
): Promise<Member> {
  const asker = askerOf(ctx, email)
  const account = await inTurn(asker, () =>
    asSignInTry(asker, () => Account.verify(email, password))
  )
  if (account) return memberOf(account)
  const userId = await findUserId(email)
  throw new AppError(401, 'auth.invalid_credentials', { logged: { userId } })
}
