import { inTx } from '#core/database/in_tx'
import { logSecurity } from '#core/log/log_security'
import { codesGuessed } from '#modules/auth/mails/codes_guessed'
import { linkTo } from '#modules/auth/mails/links'
import { recoveryCodeUsed } from '#modules/auth/mails/recovery_code_used'
import { writeTo } from '#modules/auth/mails/write_to'
import type { Member } from '#modules/auth/models/member'
import type { SecondFactor } from '#modules/auth/models/second_factor'
import { asCodeTry } from './code_tries.js'
import { countRecoveryCodes, spendRecoveryCode } from './recovery_codes.js'

/**
 * Uses up a code of the app or a recovery code, whichever was entered. A used recovery code and the last of too many
 * wrong codes are reported by mail. Not inside inTx.
 * @param app null where only passkeys and recovery codes follow the password
 * @returns false when it is wrong or was used before
 * @throws 429 after too many wrong ones
 */
export function verifyCode(member: Member, app: SecondFactor | null, code: string) {
  return asCodeTry(
    member.account.id,
    () => inTx(async () => (await app?.use(code)) || (await spendAndReport(member, code))),
    () => inTx(() => reportGuesses(member.user))
  )
}

async function spendAndReport({ account, user }: Member, code: string) {
  if (!(await spendRecoveryCode(account.id, code))) return false
  const left = await countRecoveryCodes(account.id)
  const facts = { left, accountLink: linkTo.account() }
  await writeTo(user, 'recovery_code_used', recoveryCodeUsed, facts)
  logSecurity('user.recovery_code_used', { userId: user.id, companyId: user.companyId, left })
  return true
}

async function reportGuesses(user: Member['user']) {
  await writeTo(user, 'codes_guessed', codesGuessed, { forgotLink: linkTo.forgotPassword() })
  logSecurity('user.codes_guessed', { userId: user.id, companyId: user.companyId })
}
