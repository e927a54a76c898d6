import type { CompanyReference } from '#core/tenancy/company_owned'
import { paymentTerms } from '#modules/clients/public'

/** How many days clients have to pay. */
export interface Terms {
  daysOf(clientId: string | null): number
}

/** @param companyDays the company's usual term, for clients without one */
export async function readTerms(company: CompanyReference, companyDays: number): Promise<Terms> {
  const known = await paymentTerms(company)
  return { daysOf: (clientId) => known.get(clientId ?? '') ?? companyDays }
}
