import { SESSION_KEYS, storeSession } from './session_storage'

/** The operator's own session, while this browser is on a visit in a company. */
const OPERATOR = 'operatorSession'

/** Keeps the session of this browser before a visit replaces it. */
export function keepOperator() {
  const values = SESSION_KEYS.map((key) => [key, localStorage.getItem(key) ?? ''])
  localStorage.setItem(OPERATOR, JSON.stringify(Object.fromEntries(values)))
}

/**
 * Goes back from a visit to the operator's own session; all tabs load again for it. The server says whether it still lasts.
 * @returns whether this browser was on a visit
 */
export function backToOperator() {
  const kept = localStorage.getItem(OPERATOR)
  if (kept === null) return false
  localStorage.removeItem(OPERATOR)
  storeSession(JSON.parse(kept))
  return true
}
