import { inTx } from '#core/database/in_tx'
import type { Role } from '#core/http/caller'
import { newId } from '#core/ids'
import { Company } from '#modules/auth/models/company'
import { Session } from '#modules/auth/models/session'
import { hashPassword, User } from '#modules/auth/models/user'
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

export const makeSuperAdmin = () => makePerson(null, 'superAdmin')
