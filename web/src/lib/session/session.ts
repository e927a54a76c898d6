import type { AnswerOf } from '#api/routes'
import { sharedValue } from '../shared_value'
import {
  clearStoredSession,
  isOfOtherUser,
  LOCAL_STORAGE_CHANGE,
  setPageUser,
  storedToken,
  storeSession,
} from './session_storage'
import { decodeToken, remainingMs } from './session_token'
import { backToOperator } from './visit'

/** The user of this browser by the stored token (specification, section 4). */
export interface Session {
  status: 'signedOut' | 'signedIn'
  isSuperAdmin: boolean
}

/** Set in this tab, to the page that was open, from the end of a session until the sign-in page has shown it. */
const ENDED = 'sessionEnded'

const SIGNED_OUT: Session = { status: 'signedOut', isSuperAdmin: false }

const session = sharedValue(SIGNED_OUT)
let leave: (path: string) => void = () => {}

export const useSession = session.use
export const currentSession = session.get

/** Names the function that brings the user to a path; the router gives its own. */
export function leaveWith(navigate: (path: string) => void) {
  leave = navigate
}

/**
 * Loads the page again for the user of the stored token: with the page goes everything that it knows of the former one,
 * answers, live changes and timers alike.
 */
export const beginAgain = () => window.location.assign('/dashboard')

/**
 * Reads the stored token: a valid one signs in and its super-admin flag is saved; an expired or
 * undecodable one clears the five session keys. The page loads again when the token is of another user, because another
 * tab has signed in or switched the company. Returns whether the user is signed in.
 */
export function checkStoredSession() {
  const token = storedToken()
  const payload = token ? decodeToken(token) : undefined
  if (token && payload && remainingMs(token) > 0) {
    const isSuperAdmin = String(payload.isSuperAdmin)
    if (localStorage.getItem('isSuperAdmin') !== isSuperAdmin) storeSession({ isSuperAdmin })
    if (isOvertaken()) beginAgain()
    else {
      setPageUser(payload.sub)
      setSession({ status: 'signedIn', isSuperAdmin: payload.isSuperAdmin })
    }
    return true
  }
  if (token) {
    if (backToOperator()) return true
    noteEnd()
    clearStoredSession()
  }
  setPageUser(undefined)
  setSession(SIGNED_OUT)
  return false
}

/** Follows changes that another tab (`storage`) or this one (`localStorageChange`) makes. */
export function followStorage() {
  window.addEventListener('storage', checkStoredSession)
  window.addEventListener(LOCAL_STORAGE_CHANGE, checkStoredSession)
  return () => {
    window.removeEventListener('storage', checkStoredSession)
    window.removeEventListener(LOCAL_STORAGE_CHANGE, checkStoredSession)
  }
}

/** Stores what the sign-in answered, under the keys of the specification. */
export function signIn(answer: AnswerOf<'POST', '/api/auth/login'>) {
  sessionStorage.removeItem(ENDED)
  storeSession({
    companyId: answer.companyId ?? '',
    userId: answer.id,
    userEmail: answer.email,
    isSuperAdmin: String(answer.isSuperAdmin),
    token: answer.token,
  })
}

/** Ends the session in this browser and goes to /login; other tabs follow by their storage event. */
export function signOut() {
  leave('/login')
  clearStoredSession()
}

/**
 * Whether the stored token is of another user than the page's, because another tab has signed in or switched the company.
 * This page must then send nothing, and must not end that sign-in.
 */
export const isOvertaken = () => isOfOtherUser(decodeToken(storedToken() ?? '')?.sub)

/** As {@link signOut}, without the user's doing: the sign-in page says so. A visit ends in the operator's own session. */
export function endSession() {
  if (isOvertaken()) return beginAgain()
  if (backToOperator()) return
  noteEnd()
  signOut()
}

/** The page on which the last session ended without the user's doing, to return to; null otherwise, and the second time. */
export function takeEnded(): string | null {
  const page = sessionStorage.getItem(ENDED)
  sessionStorage.removeItem(ENDED)
  return page
}

function noteEnd() {
  const { pathname, search } = window.location
  sessionStorage.setItem(ENDED, pathname + search)
}

function setSession(next: Session) {
  const current = session.get()
  if (current.status !== next.status || current.isSuperAdmin !== next.isSuperAdmin)
    session.set(next)
}
