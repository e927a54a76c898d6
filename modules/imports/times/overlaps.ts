import type { CheckContext } from '#modules/imports/kinds/import_kind'
import type { Span } from './time_desk.js'

interface NumberedSpan extends Span {
  row: number
}

const DAY_MS = 86_400_000
const MEMORY = 'times.spans'

/**
 * Remembers when a person worked in the rows that were checked so far.
 * @returns the number of an earlier row at the same time; the earlier row is imported
 */
export function overlapInFile(
  { memory, row }: CheckContext,
  userId: string,
  { from, to }: Span
): number | undefined {
  if (!memory || row === undefined) return undefined
  const spans = (memory.get(MEMORY) ?? new Map()) as Map<string, NumberedSpan[]>
  memory.set(MEMORY, spans)
  const days = daysOf(userId, { from, to }).map((key) => {
    const list = spans.get(key) ?? []
    spans.set(key, list)
    return list
  })
  for (const list of days) {
    const other = list.find((one) => one.row !== row && one.from < to && one.to > from)
    if (other) return other.row
  }
  for (const list of days) if (!list.some((one) => one.row === row)) list.push({ row, from, to })
  return undefined
}

/** No entry is longer than a day, so it lies in at most two. */
function daysOf(userId: string, { from, to }: Span) {
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor((to - 1) / DAY_MS)]
  return first === last ? [`${userId} ${first}`] : [`${userId} ${first}`, `${userId} ${last}`]
}
