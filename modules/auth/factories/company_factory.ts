import { inTx } from '#core/database/in_tx'
import type { CompanyRole, Role } from '#core/http/caller'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { hashPassword } from '#modules/auth/models/account'
import { Company } from '#modules/auth/models/company'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { CompanyProfile } from '#modules/settings/models/company_profile'

export const TEST_PASSWORD = 'correct horse battery'

/** Somebody who is signed in: `client.get(…).bearerToken(person.token)`. */
export interface Person {
  user: User
  token: string
}

/** Mandatory particulars of a seller in Germany (§ 14 (4) UStG). Without a VAT id, which some sales need as well. */
export const GERMAN_SELLER = {
  street: 'Werkstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  taxNumber: '27/123/45678',
}

/**
 * An approved company in Germany that may issue invoices, with its signed-in owner. Every test makes its own, so tests
 * never meet.
 */
export async function makeCompany(
  overrides: Partial<Pick<Company, 'name' | 'language' | 'currency' | 'timeZone'>> = {}
) {
  const company = await inTx(async () => {
    const name = overrides.name ?? `Testfirma ${newId().slice(-12)}`
    const made = await Company.apply({
      name,
      email: `${newId()}@example.test`,
      plan: 'Basic',
      language: overrides.language ?? 'en',
    })
    await made.merge(overrides).save()
    await made.approve()
    const { profile } = await CompanyProfile.lockFor(made.id)
    await profile.merge(GERMAN_SELLER).save()
    return made
  })
  return { company, owner: await makePerson(company.id, 'owner') }
}

/** A signed-in user. @param companyId null for a super admin */
export async function makePerson(companyId: string | null, role: Role): Promise<Person> {
  const passwordHash = await hashPassword(TEST_PASSWORD)
  return inTx(async () => {
    const user = await User.add({
      companyId,
      email: `${newId()}@example.test`,
      name: `Test ${role}`,
      passwordHash,
      role,
      language: 'en',
    })
    const { token } = await Session.open(user, { userAgent: 'test', ipAddress: '127.0.0.1' })
    return { user, token }
  })
}

/** The same person in one more company, signed in there. */
export async function joinCompany(
  { user }: Pick<Person, 'user'>,
  company: CompanyReference,
  role: CompanyRole
): Promise<Person> {
  return inTx(async () => {
    const joined = await User.join(user, { companyId: company.id, role })
    const { token } = await Session.open(joined, { userAgent: 'test', ipAddress: '127.0.0.1' })
    return { user: joined, token }
  })
}

export const makeSuperAdmin = () => makePerson(null, 'superAdmin')
