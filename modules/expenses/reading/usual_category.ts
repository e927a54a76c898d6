import type { CompanyScope } from '#core/http/caller'
import { vendorsOf } from '#modules/expenses/queries/vendors'

/** The category of the vendor's last receipt, `null` for a new vendor. */
export async function usualCategory(company: CompanyScope, vendor: string) {
  if (vendor === '') return null
  const [known] = await vendorsOf(company, vendor)
  return known?.vendor === vendor ? known.category : null
}
