import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import type { Caller, CompanyRole } from '#core/http/caller'

const MEMBERSHIPS = `
  select companies.id, companies.name, users.id as user_id, users.role
  from users join companies on companies.id = users.company_id
  where users.account_id = ? and users.is_active = 1
    and companies.status in ('active', 'suspended', 'leaving')`

interface MembershipRow {
  id: string
  name: string
  user_id: string
  role: CompanyRole
}

/** The companies that let the caller in, by name. */
export async function readMemberships({ accountId, userId }: Pick<Caller, 'accountId' | 'userId'>) {
  const rows = await readRows<MembershipRow>(MEMBERSHIPS, [accountId])
  const keyOf = (row: MembershipRow) => `${foldText(row.name)}\n${row.id}`
  return rows
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ id, name, user_id, role }) => ({
      companyId: id,
      name,
      role,
      isCurrent: user_id === userId,
    }))
}

/** The same where there is a choice; undefined with one company: then nothing needs a switcher. */
export async function readChoice(caller: Pick<Caller, 'accountId' | 'userId'>) {
  const memberships = await readMemberships(caller)
  return memberships.length > 1 ? memberships : undefined
}
