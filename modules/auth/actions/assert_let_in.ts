import { AppError } from '#core/errors/app_error'
import { Company } from '#modules/auth/models/company'
import type { User } from '#modules/auth/models/user'
import { openQuestion } from '#modules/auth/questions/open_question'

/**
 * Shown only after a password or link has been verified.
 * @throws 403 `account_deactivated`, `company_pending`, `company_rejected`
 */
export async function assertLetIn(user: Pick<User, 'companyId' | 'isActive'>) {
  if (!user.isActive) throw new AppError(403, 'auth.account_deactivated')
  if (user.companyId === null) return
  const { status } = await Company.findOrFail(user.companyId)
  if (status === 'pending') throw await waiting(user.companyId)
  if (status === 'rejected') throw new AppError(403, 'auth.company_rejected')
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
