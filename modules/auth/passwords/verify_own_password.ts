import { FieldError } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { Account } from '#modules/auth/models/account'
import { lockMember, type Member } from '#modules/auth/models/member'
import { User } from '#modules/auth/models/user'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { asSignInTry } from '#modules/auth/sign_in_limits/sign_in_tries'

/**
 * Asks for the caller's password again before something that a copied sign-in alone must not do. It counts as a try to
 * sign in, so that the password cannot be guessed here either. Not inside inTx.
 * @returns the caller as verified, for `lockVerified`
 * @throws 422 `password_wrong` on `currentPassword`, 429 after too many tries
 */
export async function verifyOwnPassword(
  ctx: SignedInContext,
  currentPassword: string
): Promise<Member> {
  const user = await User.findOrFail(ctx.caller.userId)
  const { email } = user
  const asker = askerOf(ctx, email)
  const account = await inTurn(asker, () =>
    asSignInTry(asker, () => Account.verify(email, currentPassword))
  )
  if (account) return { account, user }
  throw wrongPassword(ctx.caller.userId)
}

/** Locks a verified account until the transaction ends. Only inside inTx. @throws 422 when the password was changed meanwhile */
export async function lockVerified({ account, user }: Member): Promise<Member> {
  const locked = await lockMember({ accountId: account.id, userId: user.id })
  if (locked.account.passwordHash !== account.passwordHash) throw wrongPassword(user.id)
  return locked
}

const wrongPassword = (userId: string) =>
  new FieldError('currentPassword', 'auth.password_wrong', { logged: { userId } })
