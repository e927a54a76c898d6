import { AppError } from '#core/errors/app_error'
import { Company } from '#modules/auth/models/company'
import type { User } from '#modules/auth/models/user'

/** Told only to who has shown a password or a link. @throws 403 `company_pending`, `company_rejected` */
export async function assertLetIn(user: Pick<User, 'companyId'>) {
  if (user.companyId === null) return
  const { status } = await Company.findOrFail(user.companyId)
  if (status === 'pending') throw new AppError(403, 'auth.company_pending')
  if (status === 'rejected') throw new AppError(403, 'auth.company_rejected')
}
