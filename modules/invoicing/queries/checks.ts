import type { CompanyReference } from '#core/tenancy/company_owned'
import { missingLogo } from '#modules/settings/public'
import { verifySettlements } from './verify_settlements.js'

/** Names what does not add up; nothing when all is well. */
export type Check = (company: CompanyReference) => Promise<string[]>

/** By what is wrong with that which they name. */
export const checks = new Map<string, Check>([
  ['settled otherwise than said', verifySettlements],
  ['a logo whose file is missing', missingLogo],
])

/** A later module says, in its subscriptions, what else of a company's money has to add up. */
export function registerCheck(fault: string, check: Check) {
  checks.set(fault, check)
}
