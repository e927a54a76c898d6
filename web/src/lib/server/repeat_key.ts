/** How long a POST without an answer counts as the same one when it is sent again. */
const LONGEST_MS = 120_000

interface Unanswered {
  request: string
  key: string
  at: number
}

let unanswered: Unanswered | undefined

/**
 * The idempotency key of a POST. A request without an answer may still have been carried out; sent again unchanged it
 * keeps its key, so that the server does it once and repeats its answer.
 * @param request address and body, which identify the request
 */
export function keyFor(request: string) {
  const isRepeat = unanswered?.request === request && Date.now() - unanswered.at < LONGEST_MS
  return isRepeat && unanswered ? unanswered.key : newKey()
}

/** It is unknown whether it was carried out. */
export function keepKey(request: string, key: string) {
  unanswered = { request, key, at: Date.now() }
}

/** A change was answered: the next request is a new one, even when it looks the same. */
export function dropKey() {
  unanswered = undefined
}

/** crypto.randomUUID is missing outside secure contexts (plain http on a local network). */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
