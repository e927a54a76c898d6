import { notFound } from '#core/errors/app_error'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { type Viewer, withinTimeEntries } from '#modules/tasks/reach'

/** An entry that the viewer reaches, with the time of its person locked. Only inside inTx. @throws 404 */
export async function lockEntry(viewer: Viewer, id: string): Promise<TimeEntry> {
  const [entry] = await lockEntries(viewer, [id])
  if (!entry) throw notFound()
  return entry
}

/**
 * Entries that the viewer reaches, the earliest first, with the time of the person of the first one locked. Only inside
 * inTx.
 * @throws 404 unless all are there
 */
export async function lockEntries(viewer: Viewer, ids: string[]): Promise<TimeEntry[]> {
  const entries = () => withinTimeEntries(TimeEntry.of(viewer.company), viewer).whereIn('id', ids)
  const seen = await entries().first()
  if (!seen) throw notFound()
  await TimeEntry.lockTimeOf(seen.userId)
  const locked = await entries().orderBy('startedAt').orderBy('id').forUpdate()
  if (locked.length < ids.length) throw notFound()
  return locked
}

/** The author of a change of an entry, and the person whose time that is, for recordChange. */
export const changeOf = ({ company, caller }: Viewer, entry: TimeEntry) => ({
  company,
  userId: caller.userId,
  personId: entry.userId,
})
