import { useQuery } from '@tanstack/react-query'
import { listQuery } from '@/lib/server/queries'
import { storedUserId } from '@/lib/session/session_storage'
import { addDays, type Day } from '@/lib/time/days'

const MOST_ENTRIES = 500

/** The own entries of a week, the earliest first, and whether it was handed in or approved. */
export function useWeek(monday: Day) {
  const entries = useQuery(
    listQuery('/api/time-entries', {
      from: monday,
      to: addDays(monday, 6),
      userId: storedUserId() ?? '',
      order: 'asc',
      pageSize: MOST_ENTRIES,
    })
  )
  const handedIn = useQuery(listQuery('/api/weeks', { userId: 'me', weekStart: monday }))
  const status = handedIn.data?.rows[0]?.status
  return { entries, lockedAs: status === 'returned' ? undefined : status }
}
