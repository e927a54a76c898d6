import { dayOf, instantText, now } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { Company, readChoice, type User } from '#modules/auth/public'
import { CompanyLeaving, GRACE_DAYS } from '#modules/leaving/models/company_leaving'
import { keptRecordsOf } from '#modules/leaving/retention/kept_records'
import { periodsOf } from '#modules/leaving/retention/periods'
import { countryOf } from './country_of.js'

const DAY = 86_400_000

/** The preview shown before somebody leaves a company, or a company is deleted. */
export async function leavingPreview({ id, accountId, name, email, role, companyId }: User) {
  const person = { name, email, role }
  if (companyId === null) return { person, companies: undefined, company: null }
  const company = await Company.findOrFail(companyId)
  const leaving = await CompanyLeaving.find(companyId)
  const companies = accountId ? await readChoice({ accountId, userId: id }) : undefined
  return {
    person,
    /** Only for people who belong to several; the preview is of the current one. */
    companies,
    company: {
      name: company.name,
      isLastOwner: role === 'owner' && (await countOtherOwners(companyId, id)) === 0,
      deletion: leaving && transformDeletion(leaving, company),
      ...(role === 'owner' && { ownersView: await ownersView(company, leaving) }),
    },
  }
}

/** Of the company's records, which only an owner is shown. */
async function ownersView(company: Company, leaving: CompanyLeaving | null) {
  const country = await countryOf(company)
  const closesAt = leaving?.closesAt ?? now() + GRACE_DAYS * DAY
  const closesOn = dayOf(closesAt, company.timeZone)
  const kept = await keptRecordsOf({ id: company.id, country }, Number(closesOn.slice(0, 4)))
  return { closesOn, kept, source: periodsOf(country).source }
}

const transformDeletion = (leaving: CompanyLeaving, { timeZone }: Company) => ({
  requestedAt: instantText(leaving.requestedAt),
  closesOn: dayOf(Number(leaving.closesAt), timeZone),
  isHeld: leaving.heldAt !== null,
})

async function countOtherOwners(companyId: string, id: string) {
  const [{ total }] = await reader()
    .from('users')
    .where({ company_id: companyId, role: 'owner', is_active: true })
    .whereNot('id', id)
    .count('* as total')
  return Number(total)
}
