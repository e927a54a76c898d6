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
  }
}

/** Rows that a key press moves by; quick presses can arrive together as `jj`. 0 for other keys. */
export function stepOf(input: string, key: Key) {
  if (key.downArrow) return 1
  if (key.upArrow) return -1
  if (/^j+$/.test(input)) return input.length
  if (/^k+$/.test(input)) return -input.length
  return 0
}
