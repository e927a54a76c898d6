import { addDays } from '#core/clock'
import type { CompanyScope, Role } from '#core/http/caller'
import { addSuperAdmin } from '#modules/auth/actions/add_super_admin'
import { approveCompany, Company, rejectCompany, User } from '#modules/auth/public'
import { changeCompany } from '#modules/settings/actions/change_company'
import { settingsValidator } from '#modules/settings/validators/settings'
import type { Desk } from '../desk.js'
import {
  DEMO_COMPANY,
  DEMO_SETTINGS,
  OTHER_COMPANIES,
  PEOPLE,
  SECOND_COMPANY,
  SUPER_ADMIN_EMAIL,
} from '../facts/companies.js'
import type { Timeline } from '../timeline.js'

/** The super admin, the demo company with its settings, and the first people. */
export async function openCompany(passwordHash: string) {
  await addSuperAdmin({ email: SUPER_ADMIN_EMAIL, passwordHash, language: 'en' })
  const company = await Company.apply(DEMO_COMPANY)
  await company.approve()
  const add = (role: Extract<Role, keyof typeof PEOPLE>) =>
    User.add({ companyId: company.id, role, passwordHash, ...PEOPLE[role] })
  const people = {
    owner: await add('owner'),
    member: await add('member'),
    employee: await add('employee'),
    adviser: await add('adviser'),
  }
  await changeCompany(company.id, await settingsValidator.validate(DEMO_SETTINGS))
  await company.refresh()
  return { company: scopeOf(company), people }
}

const scopeOf = ({ id, language, currency, timeZone }: Company): CompanyScope => ({
  id,
  status: 'active',
  language,
  currency,
  timeZone,
})

/** Companies that applied too, so that the super admin has something to decide. The member works for one of them as well. */
export function planOtherCompanies(
  timeline: Timeline,
  { today, people }: Pick<Desk, 'today' | 'people'>,
  passwordHash: string
) {
  for (const [nth, { name, language, fate, daysAgo }] of OTHER_COMPANIES.entries()) {
    const email = `office@company-${nth + 1}.example`
    timeline.add(timeline.at(addDays(today, -daysAgo), 8), null, async () => {
      const company = await Company.apply({ name, email, plan: 'Basic', language })
      const companyId = company.id
      await User.add({ companyId, role: 'owner', name, email, passwordHash, language })
      if (fate === 'rejected') await rejectCompany(company, 'The details could not be verified.')
      if (fate === 'active') await approveCompany(company)
      if (name === SECOND_COMPANY) await User.join(people.member, { companyId, role: 'employee' })
    })
  }
}
