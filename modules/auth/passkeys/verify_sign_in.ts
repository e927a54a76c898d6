import type { HttpContext } from '@adonisjs/core/http'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { AppError } from '#core/errors/app_error'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { asSignInTry } from '#modules/auth/sign_in_limits/sign_in_tries'
import { type VerifiedPasskey, verifyAssertion } from './assertion.js'

/**
 * Verifies the passkey of a sign-in as one of the tries for this credential, see `asSignInTry`: wrong passwords of the
 * same person do not lock the passkey out. Not inside inTx.
 * @param expected.holder the key that came with the question
 * @param expected.accountId the person whose password was entered before, if it was
 * @throws 401 as `verifyAssertion`, 429 after too many tries
 */
export async function verifySignIn(
  ctx: HttpContext,
  response: AuthenticationResponseJSON,
  expected: { holder: string; accountId: string | undefined }
): Promise<VerifiedPasskey> {
  let refusal: AppError | undefined
  const verified = await asSignInTry(askerOf(ctx, `passkey ${response.id}`), async () => {
    try {
      return await verifyAssertion(response, { ...expected, purpose: 'sign_in', status: 401 })
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure
      refusal = failure
      return null
    }
  })
  if (verified) return verified
  throw refusal
}
