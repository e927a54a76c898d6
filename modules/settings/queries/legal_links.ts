import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const LINKS = 'select imprint_url, privacy_url from company_profiles where company_id = ?'

/** Addresses of the company's imprint and privacy policy as they are today; empty where it has set none. */
export async function legalLinksOf({ id }: CompanyReference) {
  const [row] = await readRows<{ imprint_url: string; privacy_url: string }>(LINKS, [id])
  return { imprintUrl: row?.imprint_url ?? '', privacyUrl: row?.privacy_url ?? '' }
}
