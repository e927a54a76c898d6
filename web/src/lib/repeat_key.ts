/** How long a POST without an answer counts as the same one when it is sent again. */
const LONGEST_MS = 120_000

interface Unanswered {
  request: string
  key: string
  at: number
}

let unanswered: Unanswered | undefined

/**
 * The idempotency key of a POST. One that got no answer may still have been carried out; sent again unchanged
 * it keeps its key, so that the server does it once and answers what it answered before.
 * @param request all that makes it this request: address and body
 */
export function keyFor(request: string) {
  const isRepeat = unanswered?.request === request && Date.now() - unanswered.at < LONGEST_MS
  return isRepeat && unanswered ? unanswered.key : newKey()
}

/** Nobody knows whether it was carried out. */
export function keepKey(request: string, key: string) {
  unanswered = { request, key, at: Date.now() }
}

/** A change was answered: what comes next is meant anew, even when it looks the same. */
export function dropKey() {
  unanswered = undefined
}

/** crypto.randomUUID is missing outside secure contexts (plain http on a local network). */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
