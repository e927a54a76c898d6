import { FieldError } from '#core/errors/app_error'
import type { Member } from '#modules/auth/models/member'
import { factorsOf, isOn } from './factors.js'
import { verifyCode } from './verify_code.js'

/**
 * Asks somebody whose password is verified for a code, where a second factor is on; uses the code up. Not inside inTx.
 * @throws 422 `code_required` or `code_wrong` on `code`, 429 after too many wrong codes
 */
export async function assertSecondFactor(member: Member, code: string | undefined) {
  const factors = await factorsOf(member.account.id)
  if (!isOn(factors)) return
  if (!code) throw new FieldError('code', 'auth.code_required')
  if (!(await verifyCode(member, factors.app, code)))
    throw new FieldError('code', 'auth.code_wrong')
}
