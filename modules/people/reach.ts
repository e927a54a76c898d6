import { notFound } from '#core/errors/app_error'
import type { Caller, CompanyContext } from '#core/http/caller'
import { findPerson, type PersonRow } from '#modules/auth/public'

type Asker = Pick<CompanyContext, 'caller' | 'company'>

/** Somebody whose page the caller may open: employees only their own. @throws 404 for others and unknown people */
export async function reachPerson({ caller, company }: Asker, id: string): Promise<PersonRow> {
  if (caller.role === 'employee' && id !== caller.userId) throw notFound()
  return findPerson(company, id)
}

/** Somebody whose private details the caller may see: owners everyone's, others their own. @throws as reachPerson */
export async function reachPrivately(asker: Asker, id: string): Promise<PersonRow> {
  if (!seesPrivately(asker, id)) throw notFound()
  return findPerson(asker.company, id)
}

/** Why somebody is absent and how much holiday is left is between that person and the owners. */
export const seesPrivately = (
  { caller }: { caller: Pick<Caller, 'userId' | 'role'> },
  userId: string
) => caller.role === 'owner' || caller.userId === userId
