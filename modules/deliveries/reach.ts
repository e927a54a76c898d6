import { notFound } from '#core/errors/app_error'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { reachesAll, type Viewer } from '#modules/tasks/public'

export { reachesAll, type Viewer }

interface Narrowable {
  whereRaw(sql: string, bindings: string[]): unknown
}

/**
 * Leaves those rows of `delivery_notes` that the viewer reaches: employees the ones that they wrote or that are
 * assigned to them, because somebody who delivers need not know what others deliver.
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
