import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useSession } from '@/lib/session'
import type { Access } from './define_feature'

/** The guards of the specification, section 2. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const target = useRedirect(access)
  return target ? <Navigate to={target} replace /> : children
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
