import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { listQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { storedUserId } from '@/lib/session/session_storage'
import { addDays, type Day } from '@/lib/time/days'

const MOST_ENTRIES = 500

/** Whose time is shown, kept in the address as `?person=`; the own without it, and always for employees. */
export function useShownPerson() {
  const [parameters, setParameters] = useSearchParams()
  const role = useRole()
  const own = storedUserId() ?? ''
  const person = role === 'company' ? (parameters.get('person') ?? own) : own
  const choose = (id: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === own) next.delete('person')
        else next.set('person', id)
        return next
      },
      { replace: true }
    )
  return { person, isOwn: person === own, choose }
}

/**
 * The entries of a person in a week, the earliest first, and whether the week was handed in or approved. Nothing is ready
 * before both are known: what says that a week is closed would push the calendar down.
 */
export function useDrawnWeek(monday: Day, userId: string) {
  const week = { from: monday, to: addDays(monday, 6) }
  const entries = useQuery(
    listQuery('/api/time-entries', { ...week, userId, order: 'asc', pageSize: MOST_ENTRIES })
  )
  const handedIn = useQuery(listQuery('/api/weeks', { userId, weekStart: monday }))
  const status = handedIn.data?.rows[0]?.status
  const isReady = entries.data !== undefined && !handedIn.isPending
  return { entries, isReady, lockedAs: status === 'returned' ? undefined : status }
}
