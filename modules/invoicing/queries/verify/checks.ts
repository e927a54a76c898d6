import type { CompanyReference } from '#core/tenancy/company_owned'
import { missingLogo } from '#modules/settings/public'
import { verifySettlements } from './verify_settlements.js'

/** Names the differences; empty when all is well. */
export type Check = (company: CompanyReference) => Promise<string[]>

/** The names of the differing records, by problem. */
export const checks = new Map<string, Check>([
  ['settled otherwise than said', verifySettlements],
  ['a logo whose file is missing', missingLogo],
])

/** A later module registers, in its subscriptions, further checks of a company's money. */
export function registerCheck(fault: string, check: Check) {
  checks.set(fault, check)
}
