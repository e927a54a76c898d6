import { inTx } from '#core/database/in_tx'
import { logSecurity } from '#core/log/log_security'
import { codesGuessed } from '#modules/auth/mails/codes_guessed'
import { linkTo } from '#modules/auth/mails/links'
import { recoveryCodeUsed } from '#modules/auth/mails/recovery_code_used'
import { writeTo } from '#modules/auth/mails/write_to'
import type { SecondFactor } from '#modules/auth/models/second_factor'
import type { User } from '#modules/auth/models/user'
import { asCodeTry } from './code_tries.js'
import { countRecoveryCodes, spendRecoveryCode } from './recovery_codes.js'

/**
 * Uses up a code of the app or a recovery code, whichever was entered. A used recovery code and the last of too many
 * wrong codes are reported by mail. Not inside inTx.
 * @returns false when it is wrong or was used before
 * @throws 429 after too many wrong ones
 */
export function verifyCode(user: User, factor: SecondFactor, code: string) {
  return asCodeTry(
    user.id,
    () => inTx(async () => (await factor.use(code)) || (await spendAndReport(user, code))),
    () => inTx(() => reportGuesses(user))
  )
}

async function spendAndReport(user: User, code: string) {
  if (!(await spendRecoveryCode(user.id, code))) return false
  const left = await countRecoveryCodes(user.id)
  const facts = { left, accountLink: linkTo.account() }
  await writeTo(user, 'recovery_code_used', recoveryCodeUsed, facts)
  logSecurity('user.recovery_code_used', { userId: user.id, companyId: user.companyId, left })
  return true
}

async function reportGuesses(user: User) {
  await writeTo(user, 'codes_guessed', codesGuessed, { forgotLink: linkTo.forgotPassword() })
  logSecurity('user.codes_guessed', { userId: user.id, companyId: user.companyId })
}
