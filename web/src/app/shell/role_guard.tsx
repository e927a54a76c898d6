import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { lazyPart } from '@/lib/parts/lazy_part'
import { type Audience, useAudiences, useCurrentUser } from '@/lib/session/current_user'

const { Part: Refused } = lazyPart(async () => (await import('./refused')).Refused)

/** The one page that is open before a required second factor is set up. */
const ACCOUNT = '/account'

/** Everybody of a company is one of these. */
const EVERYBODY: Audience[] = ['company', 'employee', 'adviser']

/**
 * Shows a page to those it is for. Where that is not everybody of the company, it waits until the role is known: a
 * page that is not for the user asks the server for nothing.
 */
export function RoleGuard({ roles, children }: { roles: Audience[]; children: ReactNode }) {
  const audiences = useAudiences()
  const { pathname } = useLocation()
  const mustSetUp = useCurrentUser().data?.mustSetUpFactor
  if (mustSetUp && pathname !== ACCOUNT) return <Navigate to={ACCOUNT} replace />
  if (EVERYBODY.every((one) => roles.includes(one))) return children
  if (!audiences) return <Loading extent="page" text="loading.application" />
  return audiences.some((one) => roles.includes(one)) ? children : <Refused />
}
