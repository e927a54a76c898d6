import { FieldError } from '#core/errors/app_error'
import { SecondFactor } from '#modules/auth/models/second_factor'
import type { User } from '#modules/auth/models/user'
import { verifyCode } from './verify_code.js'

/**
 * Asks somebody whose password is verified for a code, where a second factor is on; uses the code up. Not inside inTx.
 * @throws 422 `code_required` or `code_wrong` on `code`, 429 after too many wrong codes
 */
export async function assertSecondFactor(user: User, code: string | undefined) {
  const factor = await SecondFactor.findActive(user.id)
  if (!factor) return
  if (!code) throw new FieldError('code', 'auth.code_required')
  if (!(await verifyCode(user, factor, code))) throw new FieldError('code', 'auth.code_wrong')
}
