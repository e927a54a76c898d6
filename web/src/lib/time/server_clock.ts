/** A smaller difference comes from the transfer and from the whole seconds of the Date header. */
const TOLERANCE_MS = 3000

/** Where the difference is kept for a page that is opened without a connection. */
const KEY = 'clockOffset'

/** The server's clock less this browser's, in ms. */
let offsetMs = Number(localStorage.getItem(KEY) ?? 0)

/** Compares the clocks. @param date the Date header of an answer @param at the browser's time at which it came */
export function noteServerDate(date: string | null, at = Date.now()) {
  const difference = Date.parse(date ?? '') - at
  if (!(Math.abs(difference - offsetMs) > TOLERANCE_MS)) return
  offsetMs = difference
  localStorage.setItem(KEY, String(difference))
}

/** The server's time in ms since 1970, by its last answer. */
export const serverNow = () => Date.now() + offsetMs
