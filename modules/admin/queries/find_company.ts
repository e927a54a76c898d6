import { notFound } from '#core/errors/app_error'
import { Company } from '#modules/auth/public'

/** @throws 404 */
export async function findCompany(id: string): Promise<Company> {
  const company = await Company.find(id)
  if (!company) throw notFound()
  return company
}
