import type { CompanyScope } from '#core/http/caller'
import { Company } from '#modules/auth/models/company'
import { linkNotValid } from '#modules/auth/models/secret_link'

/** The company in whose name a link opens something. @throws 404 `link_not_valid` when it is not active */
export async function companyOfLink(companyId: string): Promise<CompanyScope> {
  const { id, status, language, currency, timeZone } = await Company.findOrFail(companyId)
  if (status !== 'active') throw linkNotValid()
  return { id, status, language, currency, timeZone }
}
