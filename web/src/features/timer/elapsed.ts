import type { Click } from './journal'
import type { ActiveTimer } from './timer_state'

/** A timer with its breaks as the person sees them: undelivered clicks are added to what the server knows. */
export function withClicks(timer: ActiveTimer, clicks: readonly Click[]): ActiveTimer {
  let { breakMs, pausedAt } = timer
  for (const { kind, at } of clicks) {
    if (kind === 'pause') pausedAt ??= at
    else if (pausedAt !== null) {
      breakMs += Math.max(0, at - pausedAt)
      pausedAt = null
    }
  }
  return { ...timer, breakMs, pausedAt }
}

/** Whole seconds worked since the timer began, without its breaks; never below 0. @param now in ms of the server's clock */
export function elapsedSeconds({ startedAt, breakMs, pausedAt }: ActiveTimer, now: number) {
  return Math.max(0, Math.floor(((pausedAt ?? now) - startedAt - breakMs) / 1000))
}

/** `mm:ss`, from an hour on `hh:mm:ss` (specification, section 2). */
export function formatClock(seconds: number) {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
