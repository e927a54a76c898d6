/** A task of a column and where it is; null when it was not put there yet. */
export interface Position {
  id: string
  position: number | null
}

/** The gap between two neighbours that leaves room for later ones. */
const STEP = 1024

/**
 * The places to write so that a task comes at an index of a column: its own, those of tasks before it that have none
 * yet, and, when no number is left between its neighbours, those of all tasks that have one.
 * @param others the tasks of the column in their order, without the one that is placed
 */
export function placesFor(
  id: string,
  index: number,
  others: readonly Position[]
): Map<string, number> {
  const places = new Map<string, number>()
  let before: number | undefined
  for (const other of others.slice(0, index)) {
    const position: number = other.position ?? (before ?? 0) + STEP
    if (other.position === null) places.set(other.id, position)
    before = position
  }
  const after = others[index]?.position ?? undefined
  const own = between(before, after)
  if (own === undefined)
    return renumbered([...others.slice(0, index), { id, position: 0 }, ...others.slice(index)])
  return places.set(id, own)
}

function between(before: number | undefined, after: number | undefined) {
  if (before === undefined) return after === undefined ? STEP : after - STEP
  if (after === undefined) return before + STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before ? middle : undefined
}

function renumbered(tasks: readonly Position[]) {
  const placed = tasks.filter(({ position }) => position !== null)
  return new Map(placed.map(({ id }, index) => [id, (index + 1) * STEP]))
}
