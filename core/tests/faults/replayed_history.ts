import { isDeepStrictEqual } from 'node:util'

interface State {
  id: string
  startedAt: number
  endedAt: number | null
  breakSeconds: number
  version: number
}

interface Change {
  id: string
  kind: string
  before: State[]
  after: State[]
  reversesId: string | null
  reversedBy: string | null
}

/** Changes of time as they are stored, in their order. */
export const changesIn = (rows: Record<string, unknown>[]): Change[] =>
  rows.map((row) => ({
    id: String(row.id),
    kind: String(row.kind),
    before: statesIn(row.entries_before),
    after: statesIn(row.entries_after),
    reversesId: row.reverses_id as string | null,
    reversedBy: row.reversed_by as string | null,
  }))

/** SQLite keeps JSON as text; MariaDB's driver may have read it already. */
const statesIn = (stored: unknown): State[] =>
  typeof stored === 'string' ? JSON.parse(stored) : (stored as State[])

/**
 * Makes all changes of a history again from nothing, each on what the one before has left.
 * @returns the entries at its end, and by id the change that has taken each other back
 * @throws where a change begins with something else than the one before has left, or leaves a second open entry
 */
export function replayHistory(changes: Change[]) {
  const entries = new Map<string, State>()
  const reversedBy = new Map<string, string>()
  for (const { id, kind, before, after, reversesId } of changes) {
    for (const state of before) assertSame(entries.get(state.id), state, id)
    for (const state of after) {
      const isNew = !before.some((one) => one.id === state.id)
      if (isNew && entries.has(state.id)) throw new Error(`${id} makes ${state.id} twice.`)
    }
    for (const state of before) entries.delete(state.id)
    for (const state of after) entries.set(state.id, state)
    const open = [...after].filter(({ endedAt }) => endedAt === null)
    if (open.length > 1) throw new Error(`${id} leaves two open entries.`)
    if (kind === 'undo' && reversesId) reversedBy.set(reversesId, id)
    if (kind === 'redo' && reversesId) reversedBy.delete(reversesId)
  }
  return { entries: [...entries.values()], reversedBy }
}

function assertSame(left: State | undefined, found: State, id: string) {
  const isSame = left && isDeepStrictEqual({ ...left, version: 0 }, { ...found, version: 0 })
  if (!isSame)
    throw new Error(`${id} begins with ${JSON.stringify(found)}, not with what was left.`)
}

/** Ids of the entries that starts have made. */
export const startedIn = (changes: Change[]) =>
  changes
    .filter(({ kind }) => kind === 'start' || kind === 'switch')
    .flatMap(({ before, after }) =>
      after.filter(({ id }) => !before.some((one) => one.id === id)).map(({ id }) => id)
    )

/** Entries with their ends by stops; one of no length ends where it began and is deleted. */
export const stoppedIn = (changes: Change[]) =>
  changes
    .filter(({ kind }) => kind === 'stop')
    .map(({ before: [open], after: [ended] }) => ({
      id: open?.id,
      endedAt: ended?.endedAt ?? open?.startedAt,
    }))

/** Worked seconds of entries that have ended. */
export const secondsOf = (entries: State[]) =>
  entries.reduce(
    (sum, { startedAt, endedAt, breakSeconds }) =>
      sum + ((endedAt ?? startedAt) - startedAt) / 1000 - breakSeconds,
    0
  )

/** Pairs of entries that share a moment. */
export function overlapsIn(entries: State[]) {
  const sorted = [...entries].sort((one, other) => one.startedAt - other.startedAt)
  return sorted.filter(({ endedAt }, at) => {
    const next = sorted[at + 1]
    return next && (endedAt ?? Number.POSITIVE_INFINITY) > next.startedAt
  })
}
