import { AppError } from '#core/errors/app_error'
import { Company } from '#modules/auth/models/company'
import type { User } from '#modules/auth/models/user'

/**
 * Shown only after a password or link has been verified.
 * @throws 403 `account_deactivated`, `company_pending`, `company_rejected`
 */
export async function assertLetIn(user: Pick<User, 'companyId' | 'isActive'>) {
  if (!user.isActive) throw new AppError(403, 'auth.account_deactivated')
  if (user.companyId === null) return
  const { status } = await Company.findOrFail(user.companyId)
  if (status === 'pending') throw new AppError(403, 'auth.company_pending')
  if (status === 'rejected') throw new AppError(403, 'auth.company_rejected')
}
