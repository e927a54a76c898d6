import { useQuery } from '@tanstack/react-query'
import { recordQuery } from '../server/queries'
import { keptPerson } from './kept_frame'
import { type Role, roleInCompany } from './roles'
import { useSession } from './session'

/** Whom a screen is for: everybody of a role, or of the company users the owner alone. */
export type Audience = Role | 'owner'

/** The signed-in user; a failure is only logged and the interface goes on without. */
export function useCurrentUser() {
  return useQuery(recordQuery('/api/auth/me'))
}

/** The role of the signed-in user, without a connection as it was last known; undefined until it is known. */
export function useRole(): Role | undefined {
  const { isSuperAdmin } = useSession()
  const { data, isPending } = useCurrentUser()
  if (isSuperAdmin) return 'superAdmin'
  if (isPending) return undefined
  return roleInCompany(data ?? keptPerson())
}

const OWNER: readonly Audience[] = ['company', 'owner']
const OTHERS: Record<Role, readonly Audience[]> = {
  company: ['company'],
  employee: ['employee'],
  adviser: ['adviser'],
  superAdmin: ['superAdmin'],
}

/** Whether the signed-in user reads the books and changes nothing: the tax adviser. */
export const useIsReader = () => useRole() === 'adviser'

/** All roles of the signed-in user; undefined until they are known. */
export function useAudiences(): readonly Audience[] | undefined {
  const role = useRole()
  const { data } = useCurrentUser()
  if (role === undefined) return undefined
  return (data ?? keptPerson())?.role === 'owner' ? OWNER : OTHERS[role]
}
