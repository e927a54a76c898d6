import { AppError } from '#core/errors/app_error'
import { Account } from '#modules/auth/models/account'
import { Company } from '#modules/auth/models/company'
import type { User } from '#modules/auth/models/user'
import { openQuestion } from '#modules/auth/questions/open_question'

/**
 * Shown only after a password or link has been verified.
 * @throws 403 `account_locked`, `account_deactivated`, `company_pending`, `company_rejected`
 */
export async function assertLetIn(user: Pick<User, 'accountId' | 'companyId' | 'isActive'>) {
  await assertNotLocked(user)
  if (!user.isActive) throw new AppError(403, 'auth.account_deactivated')
  if (user.companyId === null) return
  const { status } = await Company.findOrFail(user.companyId)
  if (status === 'pending') throw await waiting(user.companyId)
  if (status === 'rejected') throw new AppError(403, 'auth.company_rejected')
}

/** With the reason in the sentence and, for programs, beside it. */
async function assertNotLocked({ accountId }: Pick<User, 'accountId'>) {
  const account = accountId === null ? null : await Account.find(accountId)
  if (!account?.lockedAt) return
  const reason = account.lockReason ?? ''
  throw new AppError(403, 'auth.account_locked', { values: { reason }, extra: { reason } })
}

/** With the question of the operator that waits for an answer, if there is one. */
async function waiting(companyId: string) {
  const open = await openQuestion(companyId)
  if (!open) return new AppError(403, 'auth.company_pending')
  const { question } = open
  return new AppError(403, 'auth.company_pending', {
    sentence: 'company_asked',
    values: { question },
    extra: { question },
  })
}
