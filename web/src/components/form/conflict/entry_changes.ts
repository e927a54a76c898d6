import { isSame, NO_CONTENT } from './conflict'

type Entry = Record<string, unknown>

/** The fate of one entry of a list, e.g. of a line. */
export interface EntryChange {
  kind: 'added' | 'removed' | 'changed'
  entry: Entry
  /** The fields in which a changed entry differs. */
  parts: { field: string; from: unknown; to: unknown }[]
}

/** Entries are the same one by their id, or else when they say the same or are called the same. */
const SAME_ENTRY: ((one: Entry, other: Entry) => boolean)[] = [
  (one, other) => one._id !== undefined && one._id === other._id,
  (one, other) => isSame(one, other),
  (one, other) => nameOf(one) !== '' && nameOf(one) === nameOf(other),
]

/** The entries that were added, removed or changed between two states of a list; none when only their order differs. */
export function changesOfEntries(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const earlier = pairs(before, after)
  const known = new Set(earlier.values())
  const removed = before.filter((entry) => !known.has(entry))
  return [
    ...after.flatMap((entry) => changeOf(earlier.get(entry), entry)),
    ...removed.map((entry) => ({ kind: 'removed' as const, entry, parts: [] })),
  ]
}

/** The first line of an entry's words. */
export const nameOf = ({ description, name }: Entry) =>
  String(description ?? name ?? '').split('\n')[0] ?? ''

/** The earlier state of each entry that has one. */
function pairs(before: readonly Entry[], after: readonly Entry[]) {
  const found = new Map<Entry, Entry>()
  for (const isSameEntry of SAME_ENTRY) {
    for (const entry of after) {
      if (found.has(entry)) continue
      const taken = new Set(found.values())
      const match = before.find((one) => !taken.has(one) && isSameEntry(one, entry))
      if (match) found.set(entry, match)
    }
  }
  return found
}

function changeOf(earlier: Entry | undefined, entry: Entry): EntryChange[] {
  if (!earlier) return [{ kind: 'added', entry, parts: [] }]
  const parts = Object.keys({ ...earlier, ...entry })
    .filter((field) => !NO_CONTENT.has(field) && !isSame(earlier[field], entry[field]))
    .map((field) => ({ field, from: earlier[field], to: entry[field] }))
  return parts.length > 0 ? [{ kind: 'changed', entry, parts }] : []
}
