import { api } from '@/lib/server/api'
import { clearStoredSession } from '@/lib/session/session_storage'
import { backToOperator } from '@/lib/session/visit'

/** Ends the session on the server and in the browser, then reloads into /login, or after a visit into the operator's own. */
export async function logOut() {
  try {
    await api('POST', '/api/auth/logout', { keepsSession: true })
  } catch (failure) {
    console.warn('The session could not be ended on the server.', failure)
  }
  if (backToOperator()) return
  clearStoredSession()
  window.location.replace('/login')
}
