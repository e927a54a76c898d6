import { type Pause, pausedMs } from './pause'
import type { ActiveTimer } from './timer_state'

/** Whole seconds worked since the timer began, without its breaks; never below 0. */
export function elapsedSeconds(timer: ActiveTimer, pause: Pause | undefined, now: number) {
  const worked =
    now + timer.clockOffset - timer.startedAt - timer.breakSeconds * 1000 - pausedMs(pause, now)
  return Math.max(0, Math.floor(worked / 1000))
}

/** `mm:ss`, from an hour on `hh:mm:ss` (specification, section 2). */
export function formatClock(seconds: number) {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
