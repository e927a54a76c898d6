/** The part of a long list that fits a height and holds the row under the cursor. */
export function windowAround({
  row,
  count,
  height,
}: {
  row: number
  count: number
  height: number
}) {
  const size = Math.max(1, Math.min(height, count))
  const from = Math.max(0, Math.min(row - Math.floor(size / 2), count - size))
  return { from, to: from + size }
}
