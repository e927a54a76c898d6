import { api } from '../server/api'
import { endSession } from './session'
import { storedToken, storeSession } from './session_storage'
import { decodeToken, remainingMs } from './session_token'

/** A token is renewed when less than this is left (specification, section 9: 3600 seconds). */
export const RENEW_BELOW_MS = 3_600_000

export function isRefreshDue(now = Date.now()) {
  const remaining = remainingMs(storedToken(), now)
  return remaining > 0 && remaining < RENEW_BELOW_MS
}

/** The refresh at startup: a failure is logged and ignored. */
export async function tryRefresh() {
  try {
    await refreshToken()
  } catch (failure) {
    console.warn('The session could not be refreshed at startup.', failure)
  }
}

/** A refresh during use: a failure ends the session. Without a network it waits for the next turn. */
export async function refreshOrSignOut() {
  if (!navigator.onLine) return
  try {
    await refreshToken()
  } catch (failure) {
    console.warn('The session could not be refreshed.', failure)
    endSession()
  }
}

/** One refresh at a time in the whole browser: a tab that waited finds the new token and asks no more. */
async function refreshToken() {
  const asked = storedToken()
  if (!asked || decodeToken(asked)?.isVisit) return
  await inOneTab(async () => {
    if (storedToken() !== asked) return
    const answer = await api('POST', '/api/auth/refresh-token', {
      body: { token: asked },
      keepsSession: true,
    })
    // A log-out while the answer was on its way wins.
    if (storedToken() !== asked) return
    storeSession({ isSuperAdmin: String(answer.isSuperAdmin), token: answer.token })
  })
}

async function inOneTab(work: () => Promise<void>) {
  // Missing outside secure contexts (plain http on a local network).
  if (!navigator.locks) return work()
  await navigator.locks.request('kontor-session-refresh', work)
}
