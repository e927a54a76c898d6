import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readLogo } from '#modules/settings/logos/logo_files'

/** The stored logo that a company's profile names and the data folder lacks; nothing when all is well. */
export async function missingLogo({ id }: CompanyReference): Promise<string[]> {
  const profile = await reader()
    .from('company_profiles')
    .where('company_id', id)
    .select('logo')
    .first()
  const logo: string | null = profile?.logo ?? null
  return logo && !(await readLogo({ companyId: id, logo })) ? [logo] : []
}
