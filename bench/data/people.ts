import { inTx } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { GERMAN_SELLER } from '#modules/auth/factories/company_factory'
import { hashPassword } from '#modules/auth/models/account'
import { Company, User } from '#modules/auth/public'
import { CompanyProfile } from '#modules/settings/models/company_profile'
import { emailOf, PASSWORD, PEOPLE } from './plan.js'

/**
 * An approved company that may issue invoices, with its people; the first is the owner. All have the same password.
 */
export async function makeStaffed(name: string, people: number) {
  const passwordHash = await hashPassword(PASSWORD)
  return inTx(async () => {
    const company = await Company.apply({
      name,
      email: `office@${name.toLowerCase().replace(/\W+/g, '-')}.example`,
      plan: 'Basic',
      language: 'de',
    })
    await company.approve()
    const { profile } = await CompanyProfile.lockFor(company.id)
    await profile.merge(GERMAN_SELLER).save()
    const users: User[] = []
    for (let person = 0; person < people; person++) {
      const user = await User.add({
        companyId: company.id,
        email: people === PEOPLE ? emailOf(person) : `${person}@${company.id}.example`,
        name: `Person ${person}`,
        passwordHash,
        role: person === 0 ? 'owner' : 'member',
        language: 'de',
      })
      users.push(user)
    }
    return { company: scopeOf(company), users }
  })
}

const scopeOf = ({ id, language, currency, timeZone }: Company): CompanyScope => ({
  id,
  status: 'active',
  language,
  currency,
  timeZone,
})
