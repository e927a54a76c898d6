import { notFound } from '#core/errors/app_error'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { reachesAll, type Viewer } from '#modules/tasks/public'

export { reachesAll, type Viewer }

interface Narrowable {
  whereRaw(sql: string, bindings: string[]): unknown
}

/**
 * Limits rows of `delivery_notes` to the viewer's reach: employees see the notes that they wrote or that are assigned
 * to them, because they need not know the deliveries of their colleagues.
 */
export function withinNotes<Query extends Narrowable>(query: Query, viewer: Viewer): Query {
  if (reachesAll(viewer)) return query
  const { userId } = viewer.caller
  query.whereRaw('(delivery_notes.created_by = ? or delivery_notes.assignee_id = ?)', [
    userId,
    userId,
  ])
  return query
}

/** @throws 404 when it is not there or out of reach */
export async function findNote(viewer: Viewer, id: string): Promise<DeliveryNote> {
  const note = await DeliveryNote.findIn(viewer.company, id)
  const { userId } = viewer.caller
  if (reachesAll(viewer) || note.createdBy === userId || note.assigneeId === userId) return note
  throw notFound()
}
