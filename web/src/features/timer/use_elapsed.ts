import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/time/server_clock'
import { elapsedSeconds, withClicks } from './elapsed'
import { useJournal } from './journal'
import { useActiveTimer } from './timer_state'

/** Specification, section 9. */
const TICK_MS = 1000

/** The running timer and its seconds, recomputed every second from the start time; null when none runs. */
export function useElapsed() {
  const known = useActiveTimer()
  const clicks = useJournal(known?.entryId)
  const [now, setNow] = useState(serverNow)
  const entryId = known?.entryId
  useEffect(() => {
    if (!entryId) return
    setNow(serverNow())
    const tick = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(tick)
  }, [entryId])

  if (!known) return null
  const timer = withClicks(known, clicks)
  // A click is newer than the last tick.
  const seconds = elapsedSeconds(timer, Math.max(now, ...clicks.map(({ at }) => at)))
  return { timer, seconds, isPaused: timer.pausedAt !== null }
}
