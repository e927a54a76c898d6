import { lazy, type ReactNode } from 'react'
import { type Role, useRole } from '@/lib/current_user'

const Refused = lazy(() => import('./refused').then(({ Refused }) => ({ default: Refused })))

/** Shows a page to those it is for. Until the role is known, it opens for everyone of a company. */
export function RoleGuard({ roles, children }: { roles: Role[]; children: ReactNode }) {
  const role = useRole()
  return role === undefined || roles.includes(role) ? children : <Refused />
}
