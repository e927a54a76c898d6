import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Audience } from '@/lib/session/current_user'
import { useSession } from '@/lib/session/session'
import type { Access } from './define_feature'
import { RoleGuard } from './shell/role_guard'

interface GuardProps {
  access: Access
  /** Audiences in a company that may see it. */
  roles: Audience[]
  children: ReactNode
}

/** The guards of the specification, section 2, and within a company its roles. */
export function Guard({ access, roles, children }: GuardProps) {
  const target = useRedirect(access)
  if (target) return <Navigate to={target} replace />
  if (access === 'public') return children
  return <RoleGuard roles={audiencesOf(access, roles)}>{children}</RoleGuard>
}

function audiencesOf(access: Access, roles: Audience[]): Audience[] {
  if (access === 'superAdmin') return ['superAdmin']
  return access === 'any' ? [...roles, 'superAdmin'] : roles
}

/** Any path that no route knows: the dashboard when signed in, the sign-in otherwise. */
export function Fallback() {
  const { status } = useSession()
  return <Navigate to={status === 'signedIn' ? '/dashboard' : '/login'} replace />
}

function useRedirect(access: Access): string | undefined {
  const { status, isSuperAdmin } = useSession()
  if (access === 'public') return undefined
  if (access === 'superAdmin') {
    if (status === 'signedOut') return '/superadmin/login'
    return isSuperAdmin ? undefined : '/login'
  }
  if (status === 'signedOut') return '/login'
  return access === 'company' && isSuperAdmin ? '/admin' : undefined
}
