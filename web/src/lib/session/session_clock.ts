import { checkStoredSession, endSession, followStorage } from './session'
import { isRefreshDue, refreshOrSignOut, tryRefresh } from './session_refresh'
import { LOCAL_STORAGE_CHANGE, storedToken } from './session_storage'
import { remainingMs } from './session_token'

/** Specification, section 9. */
export const REFRESH_EVERY_MS = 1_800_000
export const LONGEST_LOGOUT_MARGIN_MS = 300_000

/** setTimeout takes no longer waits; a longer one is split. */
const LONGEST_TIMEOUT_MS = 2_147_483_647

/**
 * Starts the session's life in this tab: the startup check, the refreshes and the automatic logout.
 * Returns what ends it.
 */
export function startSession() {
  const stopFollowing = followStorage()
  if (checkStoredSession() && isRefreshDue()) void tryRefresh()

  const refreshes = setInterval(() => {
    if (storedToken()) void refreshOrSignOut()
  }, REFRESH_EVERY_MS)
  const stopLogout = scheduleLogout()
  document.addEventListener('visibilitychange', checkOnReturn)

  return () => {
    stopFollowing()
    stopLogout()
    clearInterval(refreshes)
    document.removeEventListener('visibilitychange', checkOnReturn)
  }
}

/**
 * Milliseconds until the automatic logout: the expiry minus up to five minutes. A tenth of a short
 * remaining life is the margin, so that a reload near the end does not end the session at once.
 */
export function logoutDelayMs(remaining: number) {
  return remaining - Math.min(LONGEST_LOGOUT_MARGIN_MS, remaining / 10)
}

function scheduleLogout() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    const delay = logoutDelayMs(remainingMs(storedToken()))
    if (delay <= 0) return
    timer =
      delay > LONGEST_TIMEOUT_MS
        ? setTimeout(schedule, LONGEST_TIMEOUT_MS)
        : setTimeout(endSession, delay)
  }
  schedule()
  window.addEventListener('storage', schedule)
  window.addEventListener(LOCAL_STORAGE_CHANGE, schedule)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', schedule)
    window.removeEventListener(LOCAL_STORAGE_CHANGE, schedule)
  }
}

/** Timers sleep with the machine, so a tab that comes back looks at its token itself. */
function checkOnReturn() {
  const token = storedToken()
  if (document.visibilityState !== 'visible' || !token) return
  if (remainingMs(token) === 0) endSession()
  else if (isRefreshDue()) void refreshOrSignOut()
}
