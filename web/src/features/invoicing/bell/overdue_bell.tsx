import { useQuery } from '@tanstack/react-query'
import { ASIDE } from '@/lib/server/first_answers'
import { listQuery } from '@/lib/server/queries'
import { useCurrentUser, useRole } from '@/lib/session/current_user'
import { today } from '@/lib/time/days'
import { BellMenu } from './bell_menu'
import { noticesOf } from './notices'

/** Specification, section 9: "Notification polling: every 5 minutes (300000 ms)." */
const POLLING_MS = 300_000

/** The bell of the top bar, for company users who have not switched it off. A failed call is only logged. */
export function Component() {
  const role = useRole()
  const me = useCurrentUser()
  const isShown = role === 'company' && me.data?.showsOverdueBell !== false
  const { data } = useQuery({
    ...listQuery('/api/invoices', { attention: 1 }),
    enabled: isShown,
    meta: ASIDE,
    refetchInterval: POLLING_MS,
    refetchIntervalInBackground: true,
  })
  return isShown ? <BellMenu {...noticesOf(data?.rows ?? [], today())} /> : null
}
