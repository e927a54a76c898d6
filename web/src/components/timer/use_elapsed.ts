import { useEffect, useState } from 'react'
import { elapsedSeconds } from './elapsed'
import { usePause } from './pause'
import { useActiveTimer } from './timer_state'

/** Specification, section 9. */
const TICK_MS = 1000

/** The running timer and its seconds, recomputed every second from the start time; null when none runs. */
export function useElapsed() {
  const timer = useActiveTimer()
  const pause = usePause(timer?.entryId)
  const [now, setNow] = useState(Date.now)
  const entryId = timer?.entryId
  useEffect(() => {
    if (!entryId) return
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(tick)
  }, [entryId])

  if (!timer) return null
  const isPaused = typeof pause?.since === 'number'
  // The last tick is older than a break that has just begun.
  const seconds = elapsedSeconds(timer, pause, Math.max(now, pause?.since ?? 0))
  return { timer, seconds, isPaused, hasBreak: pause !== undefined }
}
