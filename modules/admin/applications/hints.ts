import { readRows } from '#core/database/read_rows'
import type { CompanyStatus } from '#modules/auth/public'
import { isDisposable } from './disposable_domains.js'
import { FREE_MAIL_DOMAINS } from './free_mail_domains.js'
import { nameKey } from './name_key.js'

/** Something that an operator may want to look at before a decision. Hints never decide. */
export interface Hint {
  code: 'same_name' | 'same_domain' | 'disposable_address'
  /** Of the addresses that the hint is about; null for one about the name. */
  domain: string | null
  /** The first companies that share it, the oldest first. */
  companies: Pick<Applicant, 'id' | 'name' | 'status'>[]
  /** All companies that share it. */
  count: number
}

interface Applicant {
  id: string
  name: string
  status: CompanyStatus
  /** The company's and its owners'. */
  domains: Set<string>
}

/** Companies that a hint names. */
const MOST_NAMED = 3

/** Closed companies have no name and address any more. */
const COMPANIES = `
  select companies.id, companies.name, companies.status, companies.email, users.email as owner_email from companies
  left join users on users.company_id = companies.id and users.role = 'owner'
  where companies.status <> 'closed'
  order by companies.created_at, companies.id`

/** The hints on waiting companies, by their ids. Reads names and addresses of all companies, and nothing without an id. */
export async function hintsOn(ids: string[]): Promise<Map<string, Hint[]>> {
  const hints = new Map<string, Hint[]>()
  if (ids.length === 0) return hints
  const all = await readApplicants()
  const byName = Map.groupBy(all, ({ name }) => nameKey(name))
  const byDomain = groupByDomain(all)
  const wanted = new Set(ids)
  for (const applicant of all.filter(({ id }) => wanted.has(id))) {
    const key = nameKey(applicant.name)
    hints.set(applicant.id, [
      ...(key ? sharing('same_name', null, applicant, byName.get(key)) : []),
      ...[...applicant.domains]
        .filter((domain) => !FREE_MAIL_DOMAINS.has(domain))
        .flatMap((domain) => sharing('same_domain', domain, applicant, byDomain.get(domain))),
      ...(await disposable(applicant)),
    ])
  }
  return hints
}

async function readApplicants(): Promise<Applicant[]> {
  type Row = Omit<Applicant, 'domains'> & { email: string; owner_email: string | null }
  const applicants = new Map<string, Applicant>()
  for (const { id, name, status, email, owner_email } of await readRows<Row>(COMPANIES, [])) {
    const applicant = applicants.get(id) ?? { id, name, status, domains: new Set() }
    applicants.set(id, applicant)
    for (const address of [email, owner_email])
      if (address) applicant.domains.add(domainOf(address))
  }
  return [...applicants.values()]
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

function groupByDomain(applicants: Applicant[]) {
  const groups = new Map<string, Applicant[]>()
  for (const applicant of applicants) {
    for (const domain of applicant.domains) {
      const group = groups.get(domain)
      if (group) group.push(applicant)
      else groups.set(domain, [applicant])
    }
  }
  return groups
}

function sharing(
  code: Hint['code'],
  domain: string | null,
  applicant: Applicant,
  group: Applicant[] = []
): Hint[] {
  const others = group.filter(({ id }) => id !== applicant.id)
  if (others.length === 0) return []
  const companies = others
    .slice(0, MOST_NAMED)
    .map(({ id, name, status }) => ({ id, name, status }))
  return [{ code, domain, companies, count: others.length }]
}

async function disposable({ domains }: Applicant): Promise<Hint[]> {
  const hints: Hint[] = []
  for (const domain of domains) {
    if (await isDisposable(domain)) {
      hints.push({ code: 'disposable_address', domain, companies: [], count: 0 })
    }
  }
  return hints
}
