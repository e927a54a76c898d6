/** A smaller difference comes from the transfer and from the whole seconds of the Date header. */
const TOLERANCE_MS = 3000

/** The server's clock less this browser's, in ms. */
let offsetMs = 0

/** Compares the clocks. @param date the Date header of an answer that has just arrived */
export function noteServerDate(date: string | null) {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Math.abs(difference - offsetMs) > TOLERANCE_MS) offsetMs = difference
}

/** The server's time in ms since 1970, by its last answer. */
export const serverNow = () => Date.now() + offsetMs
