import type { SignedInContext } from '#core/http/caller'
import { assertSecondFactor } from '#modules/auth/second_factor/assert_second_factor'
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
  await assertSecondFactor(user, code)
  return user
}
