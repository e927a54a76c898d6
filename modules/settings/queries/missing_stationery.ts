import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/queries/company_settings'
import { readStationery } from '#modules/settings/stationery/stationery_files'

/** The stationery that a company's profile names and the data folder lacks; nothing when all is well. */
export async function missingStationery(company: CompanyReference): Promise<string[]> {
  const { stationery } = await readCompanySettings(company)
  return stationery && !(await readStationery(company.id, stationery)) ? [stationery.first] : []
}
