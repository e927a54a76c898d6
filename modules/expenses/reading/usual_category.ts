import type { CompanyScope } from '#core/http/caller'
import { offeredVendor } from '#modules/expenses/vendors/offered_vendors'

/** The vendor's usual category, else that of its last receipt; `null` for a new vendor. */
export async function usualCategory(company: CompanyScope, vendor: string) {
  if (vendor === '') return null
  return (await offeredVendor(company, vendor))?.category ?? null
}
