import { lazy, type ReactNode } from 'react'
import { type Audience, useAudiences } from '@/lib/current_user'

const Refused = lazy(() => import('./refused').then(({ Refused }) => ({ default: Refused })))

/** Shows a page to those it is for. Until the role is known, it opens for everyone of a company. */
export function RoleGuard({ roles, children }: { roles: Audience[]; children: ReactNode }) {
  const audiences = useAudiences()
  const isFor = audiences === undefined || audiences.some((one) => roles.includes(one))
  return isFor ? children : <Refused />
}
