import type { Key } from 'ink'
import { useState } from 'react'

/** A cursor over rows: moves inside them and stays inside when rows leave. */
export function useCursorRow(count: number) {
  const [wanted, setWanted] = useState(0)
  const row = Math.max(0, Math.min(wanted, count - 1))
  return {
    row,
    move: (by: number) =>
      setWanted((before) => Math.max(0, Math.min(Math.min(before, count - 1) + by, count - 1))),
    toFirst: () => setWanted(0),
  }
}

/** Rows that an arrow moves by; 0 for other keys. */
export function arrowStep(key: Key) {
  if (key.downArrow) return 1
  return key.upArrow ? -1 : 0
}

/** The same, also by j and k; quick presses can arrive together as `jj`. */
export function stepOf(input: string, key: Key) {
  if (/^j+$/.test(input)) return input.length
  if (/^k+$/.test(input)) return -input.length
  return arrowStep(key)
}
