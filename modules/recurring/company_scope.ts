import { readRows } from '#core/database/read_rows'
import { AppError, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope, SignedInContext } from '#core/http/caller'
import { Company } from '#modules/auth/public'

/** The scope of a company, as its own people have it. @throws 404 for one that is not let in */
export async function scopeOf(companyId: string): Promise<CompanyScope> {
  const company = await Company.find(companyId)
  const status = SERVED.find((served) => served === company?.status)
  if (!company || !status) throw notFound()
  const { id, language, currency, timeZone } = company
  return { id, status, language, currency, timeZone }
}

const SERVED = ['active', 'suspended', 'leaving'] as const

/**
 * The company whose recurring invoices a caller changes: the own one, or the one that a super admin names.
 * @throws 422 `company_missing`, 404 for another company, 403 `company_suspended`, `company_leaving`
 */
export async function companyToChange(
  { company }: SignedInContext,
  named: string | undefined
): Promise<CompanyScope> {
  if (company) {
    if (named !== undefined && named !== company.id) throw notFound()
    return company
  }
  if (!named) throw new FieldError('companyId', 'recurring.company_missing')
  const scope = await scopeOf(named)
  if (scope.status !== 'active') throw new AppError(403, `company_${scope.status}`)
  return scope
}

const COMPANY_OF_PROFILE = 'select company_id from recurring_profiles where id = ?'

/** The company whose recurring invoice a caller looks at. @throws 404 */
export async function companyOfProfile({ company }: SignedInContext, id: string) {
  if (company) return company
  const [row] = await readRows<{ company_id: string }>(COMPANY_OF_PROFILE, [id])
  if (!row) throw notFound()
  return scopeOf(row.company_id)
}

/** The companies that a list covers: one, or with null all of them. */
export const companyToList = ({ company }: SignedInContext, named: string | undefined) =>
  company?.id ?? named ?? null
