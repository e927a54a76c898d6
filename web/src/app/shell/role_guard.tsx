import type { ReactNode } from 'react'
import { type Audience, useAudiences } from '@/lib/current_user'
import { lazyPart } from '../pages'

const { Part: Refused } = lazyPart(async () => (await import('./refused')).Refused)

/** Shows a page to those it is for. Until the role is known, it opens for everyone of a company. */
export function RoleGuard({ roles, children }: { roles: Audience[]; children: ReactNode }) {
  const audiences = useAudiences()
  const isFor = audiences === undefined || audiences.some((one) => roles.includes(one))
  return isFor ? children : <Refused />
}
