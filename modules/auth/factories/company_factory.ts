import { inTx } from '#core/database/in_tx'
import type { Role } from '#core/http/caller'
import { newId } from '#core/ids'
import { Company } from '#modules/auth/models/company'
import { Session } from '#modules/auth/models/session'
import { hashPassword, User } from '#modules/auth/models/user'

export const TEST_PASSWORD = 'correct horse battery'

/** Somebody who is signed in: `client.get(…).bearerToken(person.token)`. */
export interface Person {
  user: User
  token: string
}

/** A company that was let in, with its signed-in owner. Every test makes its own, so tests never meet. */
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
