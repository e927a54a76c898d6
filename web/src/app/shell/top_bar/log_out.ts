import { api } from '@/lib/server/api'
import { clearStoredSession } from '@/lib/session/session_storage'

/** Ends the session on the server and in the browser, then reloads into /login. */
export async function logOut() {
  try {
    await api('POST', '/api/auth/logout', { keepsSession: true })
  } catch (failure) {
    console.warn('The session could not be ended on the server.', failure)
  }
  clearStoredSession()
  window.location.replace('/login')
}
