import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { askerOf, inTurn } from '#modules/auth/in_turn'
import { User } from '#modules/auth/models/user'
import { asSignInTry } from '#modules/auth/sign_in_tries'

/**
 * The user of an address and a password, signed in or not; counts as a try to sign in. Not inside inTx.
 * @throws 401 `invalid_credentials`, 429 after too many tries
 */
export async function verifyCredentials(ctx: HttpContext, email: string, password: string) {
  const asker = askerOf(ctx, email)
  const user = await inTurn(asker, () => asSignInTry(asker, () => User.verify(email, password)))
  if (user) return user
  const known = await User.findByEmail(email)
  throw new AppError(401, 'auth.invalid_credentials', { logged: { userId: known?.id ?? null } })
}
