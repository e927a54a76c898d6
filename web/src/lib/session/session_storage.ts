/** The browser storage keys of the specification, section 3. */
export const SESSION_KEYS = ['token', 'isSuperAdmin', 'companyId', 'userId', 'userEmail'] as const

type SessionKey = (typeof SESSION_KEYS)[number]

/** Begins the keys of what pages without a connection show of the last answers: it goes with the session. */
export const KEPT = 'kept:'

/** Fired on `window` after this tab has changed the session; other tabs get the browser's `storage`. */
export const LOCAL_STORAGE_CHANGE = 'localStorageChange'

export function storedToken() {
  return localStorage.getItem('token') ?? undefined
}

/** The user that this page works for, by the token it began with; undefined while nobody is signed in. */
let pageUserId: string | undefined

export function setPageUser(id: string | undefined) {
  pageUserId = id
}

/** Whether the user of a token is another one than the page's. */
export const isOfOtherUser = (userId: string | undefined) =>
  userId !== undefined && pageUserId !== undefined && userId !== pageUserId

/** The user of this page, under whose id it keeps drafts and the like. */
export function storedUserId() {
  return pageUserId ?? localStorage.getItem('userId')
}

/** Writes the given keys and notifies the tab. */
export function storeSession(values: Partial<Record<SessionKey, string>>) {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  window.dispatchEvent(new Event(LOCAL_STORAGE_CHANGE))
}

/** Removes the five session keys and what was kept of the person's answers, and notifies the tab. */
export function clearStoredSession() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(KEPT)) localStorage.removeItem(key)
  }
  for (const key of SESSION_KEYS) localStorage.removeItem(key)
  window.dispatchEvent(new Event(LOCAL_STORAGE_CHANGE))
}

export const storedLanguage = {
  read: () => localStorage.getItem('userLanguage'),
  write: (language: string) => localStorage.setItem('userLanguage', language),
}
