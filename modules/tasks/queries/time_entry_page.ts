import { notFound } from '#core/errors/app_error'
import { timeEntriesFor } from '#modules/tasks/queries/time_entries'
import type { Viewer } from '#modules/tasks/reach'
import { transformTimeEntryWithTask } from '#modules/tasks/transformers/time_entry_transformer'

/** A time entry with its task. @throws 404 for one out of reach */
export async function readTimeEntry(viewer: Viewer, id: string) {
  const row = await timeEntriesFor(viewer).where('time_entries.id', id).first()
  if (!row) throw notFound()
  return transformTimeEntryWithTask(row)
}
