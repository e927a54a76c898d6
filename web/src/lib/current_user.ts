import { useQuery } from '@tanstack/react-query'
import { recordQuery } from './queries'
import { useSession } from './session'

/** What the menus and pages distinguish (specification, section 6). */
export type Role = 'company' | 'employee' | 'superAdmin'

/** The signed-in user; a failure is only logged and the interface goes on without. */
export function useCurrentUser() {
  return useQuery(recordQuery('/api/auth/me'))
}

/** The role of the signed-in user; undefined until it is known. A failed answer counts as company user. */
export function useRole(): Role | undefined {
  const { isSuperAdmin } = useSession()
  const { data, isPending } = useCurrentUser()
  if (isSuperAdmin) return 'superAdmin'
  if (isPending) return undefined
  return data?.isEmployee ? 'employee' : 'company'
}
