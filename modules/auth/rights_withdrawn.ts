import type { CompanyReference } from '#core/tenancy/company_owned'

type Follow = (company: CompanyReference) => Promise<void>

const followers: Follow[] = []

/**
 * Adds what a later module does in the transaction in which somebody of a company loses rights: was deactivated, or has
 * a lower role. An event would come after the commit and could be lost with the process.
 */
export const registerRightsWithdrawn = (follow: Follow) => void followers.push(follow)

/** Only inside inTx. */
export async function rightsWithdrawn(company: CompanyReference) {
  for (const follow of followers) await follow(company)
}
