import { FieldError } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { askerOf, inTurn } from '#modules/auth/in_turn'
import { User } from '#modules/auth/models/user'
import { asSignInTry } from '#modules/auth/sign_in_tries'

/**
 * Asks for the caller's password again before something that a copied sign-in alone must not do. It counts as a try to
 * sign in, so that the password cannot be guessed here either. Not inside inTx.
 * @returns the caller as verified, for `lockVerified`
 * @throws 422 `password_wrong` on `currentPassword`, 429 after too many tries
 */
export async function verifyOwnPassword(ctx: SignedInContext, currentPassword: string) {
  const { email } = await User.findOrFail(ctx.caller.userId)
  const asker = askerOf(ctx, email)
  const user = await inTurn(asker, () =>
    asSignInTry(asker, () => User.verify(email, currentPassword))
  )
  if (user) return user
  throw wrongPassword(ctx.caller.userId)
}

/** Locks a verified user until the transaction ends. Only inside inTx. @throws 422 when the password was changed meanwhile */
export async function lockVerified({ id, passwordHash }: User) {
  const user = await User.lock(id)
  if (user.passwordHash !== passwordHash) throw wrongPassword(id)
  return user
}

const wrongPassword = (userId: string) =>
  new FieldError('currentPassword', 'auth.password_wrong', { logged: { userId } })
