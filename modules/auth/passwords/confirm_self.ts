import { FieldError } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { SecondFactor } from '#modules/auth/models/second_factor'
import { verifyCode } from '#modules/auth/second_factor/verify_code'
import { verifyOwnPassword } from './verify_own_password.js'

/**
 * Asks the caller for everything that a sign-in asks for: the password and, where there is one, a code. Not inside inTx.
 * @returns the caller as verified, for `lockVerified`
 * @throws 422 `password_wrong` on `currentPassword`, `code_required` or `code_wrong` on `code`, 429 after too many tries
 */
export async function confirmSelf(
  ctx: SignedInContext,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined }
) {
  const user = await verifyOwnPassword(ctx, currentPassword)
  const factor = await SecondFactor.findActive(user.id)
  if (!factor) return user
  if (!code) throw new FieldError('code', 'auth.code_required')
  if (!(await verifyCode(user, factor, code))) throw new FieldError('code', 'auth.code_wrong')
  return user
}
