import type { Role } from '@/lib/current_user'
import { hasRoute } from './visible'

/** Dashboard, AI and Analytics; the last two not for employees, and only once a feature has them. */
export function topBarLinks(role: Role | undefined) {
  const links = [
    { path: '/dashboard', key: 'top_bar.dashboard', isForEmployees: true },
    { path: '/ai', key: 'top_bar.ai', isForEmployees: false },
    { path: '/analytics', key: 'top_bar.analytics', isForEmployees: false },
  ]
  return links.filter(
    ({ path, isForEmployees }) => hasRoute(path) && (isForEmployees || role === 'company')
  )
}

export type TopBarLink = ReturnType<typeof topBarLinks>[number]
