import type { RowOf } from '#api/routes'
import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'
import type { HereWithCaller } from '../server/here.js'
import type { Period } from '../times/read_period.js'

/** A time entry with its task. */
export type Entry = RowOf<'/api/time-entries'>

/** As much of an entry as lists show and commands name; also of one that waits on this machine. */
export interface ListedEntry
  extends Pick<
    Entry,
    | '_id'
    | 'startTime'
    | 'endTime'
    | 'seconds'
    | 'breakSeconds'
    | 'note'
    | 'tags'
    | 'billable'
    | 'byDuration'
  > {
  task: { _id: string; title: string; project: { name: string } | null }
  /** Recorded without a connection and not sent yet. */
  waits?: true
  /** Why its timer ended when its user did not stop it; entries that wait have none. */
  endedBecause?: Entry['endedBecause']
}

/** The caller's time entries of a period, the oldest first. */
export async function entriesOf(context: Context, { userId }: HereWithCaller, period: Period) {
  const { body } = await context.client().get('/api/time-entries', {
    query: { ...period, userId, order: 'asc', pageSize: 500 },
  })
  return body
}

/** As many as a reference such as `@20` reaches back. */
const MOST_RECENT = 100

/** The caller's latest time entries, the newest first; a running one is the first. */
export async function recentEntries(context: Context, { userId }: HereWithCaller) {
  const { body } = await context.client().get('/api/time-entries', {
    query: { userId, order: 'desc', pageSize: MOST_RECENT },
  })
  return body
}

const NTH = /^@(\d{1,3})$/
const ID_PART = /^[0-9a-f-]{4,36}$/i

/** Whether a word names an entry: `@2` or a part of an id. */
export const isEntryReference = (word = '') => NTH.test(word) || /^[0-9a-f]{6}$/i.test(word)

/**
 * The entry that a word names: `@1` is the latest, `@2` the one before, and so on; else the beginning or end of an id.
 * @throws `no_such_entry`
 */
export function entryBy<T extends { _id: string }>(recent: T[], reference = '@1'): T {
  const nth = NTH.exec(reference)
  const named = (_id: string) => _id.startsWith(reference) || _id.endsWith(reference)
  const entry = nth
    ? recent[Number(nth[1]) - 1]
    : recent.find(({ _id }) => ID_PART.test(reference) && named(_id))
  if (entry) return entry
  throw new Failure('no_such_entry', { values: { wanted: reference }, next: 'kontor entries' })
}

/** Parts a leading reference to an entry from the other words. */
export function takeReference(words: string[]) {
  const [first, ...rest] = words
  return isEntryReference(first)
    ? { reference: first, rest }
    : { reference: undefined, rest: words }
}
