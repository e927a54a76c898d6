import { api } from './api'
import { noteSilence } from './connection'
import { HttpFailure } from './http_failure'

const LONGEST_ANSWER_MS = 5000
const PAUSE_MS = 3000

/** Asks the server for a sign of life. `send` notes the answer; a request that hangs counts as none. */
export async function checkConnection() {
  try {
    await api('GET', '/api/health/live', { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
  } catch (failure) {
    if (!(failure instanceof HttpFailure)) noteSilence()
  }
}

/** Asks again and again, for as long as there is no answer. Returns what ends it. */
export function awaitConnection() {
  const asking = setInterval(checkConnection, PAUSE_MS)
  return () => clearInterval(asking)
}

/** Notices at once when the browser loses its network or has it back. Returns what ends it. */
export function followNetwork() {
  const lose = () => {
    noteSilence()
    // A server on the same machine or in the same house can still be reached.
    void checkConnection()
  }
  if (navigator.onLine === false) lose()
  window.addEventListener('offline', lose)
  window.addEventListener('online', checkConnection)
  return () => {
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', checkConnection)
  }
}
