/**
 * The one name that a word with a typing mistake may mean: a third of its letters may be wrong, missing, added or swapped
 * with the next one. Undefined when none is near, or several are equally near.
 */
export function nearest(names: string[], word: string) {
  const most = Math.floor(word.length / 3)
  const near = names
    .map((name) => ({ name, distance: editDistance(name, word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  const [first, second] = near
  return first?.distance === second?.distance ? undefined : first?.name
}

/** Optimal string alignment: how many letters to change, insert, delete or swap with their neighbour. */
function editDistance(from: string, to: string) {
  let [older, previous]: [number[], number[]] = [[], [...`${to} `].map((_, column) => column)]
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const steps = [
        cost(previous[column]) + 1,
        cost(current[column - 1]) + 1,
        cost(previous[column - 1]) + (isSame ? 0 : 1),
        isSwapped ? cost(older[column - 2]) + 1 : NEVER,
      ]
      current.push(Math.min(...steps))
    }
    older = previous
    previous = current
  }
  return cost(previous[to.length])
}

const NEVER = Number.POSITIVE_INFINITY
const cost = (steps: number | undefined) => steps ?? NEVER
