import type { Role } from '@/lib/session/roles'
import { hasRoute } from '../visible'

/** Also while it is not known who is signed in. */
const EVERYBODY: (Role | undefined)[] = ['company', 'employee', 'adviser', undefined]

/**
 * Dashboard, AI and Analytics; the last two not for employees, and only once a feature has them. Employees, whose
 * sidebar has projects and tasks only, reach their other pages here.
 */
export function topBarLinks(role: Role | undefined) {
  const links: { path: string; key: string; roles: (Role | undefined)[] }[] = [
    { path: '/dashboard', key: 'top_bar.dashboard', roles: EVERYBODY },
    { path: '/ai', key: 'top_bar.ai', roles: ['company'] },
    { path: '/analytics', key: 'top_bar.analytics', roles: ['company', 'adviser'] },
    { path: '/delivery-note', key: 'top_bar.delivery_notes', roles: ['employee'] },
    { path: '/account', key: 'top_bar.account', roles: ['employee', 'adviser'] },
  ]
  return links.filter(({ path, roles }) => hasRoute(path) && roles.includes(role))
}

export type TopBarLink = ReturnType<typeof topBarLinks>[number]
