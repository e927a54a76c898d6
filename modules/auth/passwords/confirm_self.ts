import type { SignedInContext } from '#core/http/caller'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { assertSecondFactor } from '#modules/auth/second_factor/assert_second_factor'
import { factorsOf } from '#modules/auth/second_factor/factors'
import { verifyOwnPassword } from './verify_own_password.js'

interface Proof {
  currentPassword: string
  code?: string | undefined
}

/**
 * Asks the caller for everything that a sign-in asks for: the password and, where there is one, a code. Not inside inTx.
 * @returns the caller as verified, for `lockVerified`
 * @throws 422 `password_wrong` on `currentPassword`, `code_required` or `code_wrong` on `code`, 429 after too many tries
 */
export async function confirmSelf(ctx: SignedInContext, { currentPassword, code }: Proof) {
  const member = await verifyOwnPassword(ctx, currentPassword)
  await assertSecondFactor(member, code)
  return member
}

/**
 * As `confirmSelf`, for a change that needs the password in any case: somebody with passkeys may confirm the session
 * instead of entering a code. Not inside inTx.
 * @throws as above, 403 `confirmation_required`
 */
export async function confirmChange(ctx: SignedInContext, { currentPassword, code }: Proof) {
  const member = await verifyOwnPassword(ctx, currentPassword)
  const { hasPasskeys } = await factorsOf(member.account.id)
  if (hasPasskeys && !code) await assertConfirmed(ctx.caller)
  else await assertSecondFactor(member, code)
  return member
}
