import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings, type VatBasis } from '#modules/settings/public'

/** The basis of a report: the one that a request names, else the company's own. */
export const basisOr = async (company: CompanyReference, basis: VatBasis | undefined) =>
  basis ?? (await readCompanySettings(company)).vatBasis
