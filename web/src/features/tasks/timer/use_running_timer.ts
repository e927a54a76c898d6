import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  deliverJournal,
  findActiveTimer,
  keepSeen,
  lastSeen,
  setActiveTimer,
} from '@/features/timer/parts'
import { useSession } from '@/lib/session/session'
import { storedToken, storedUserId } from '@/lib/session/session_storage'
import { myTasksQuery } from '../queries'

/**
 * Finds the task with an open entry on load and whenever the user's tasks are refetched (a start or stop elsewhere),
 * and follows it. A failure is logged by the query client; the timer stays as it is.
 */
export function useRunningTimer() {
  const { isSuperAdmin } = useSession()
  const { data } = useQuery({
    ...myTasksQuery,
    enabled: !isSuperAdmin && storedToken() !== undefined,
  })
  // Until the server answers, the last answer counts. The next user has a timer of their own.
  useEffect(() => {
    const seen = lastSeen()?.timer
    if (seen) setActiveTimer(seen)
    return () => setActiveTimer(null)
  }, [])
  useEffect(() => {
    if (!data) return
    setActiveTimer(findActiveTimer(data.tasks, storedUserId()))
    keepSeen(data.tasks, storedUserId())
  }, [data])
  useEffect(() => (isSuperAdmin ? undefined : deliverJournal()), [isSuperAdmin])
}
