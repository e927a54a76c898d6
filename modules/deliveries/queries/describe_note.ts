import { receiptOf } from '#modules/deliveries/frozen_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { reachesAll, type Viewer } from '#modules/deliveries/reach'
import { noteRow } from '#modules/deliveries/transformers/note_row_transformer'
import {
  transformNoteForDesk,
  transformNoteForEmployee,
} from '#modules/deliveries/transformers/note_transformer'
import { timelineOf } from '#modules/documents/public'
import { deliveriesOf } from './delivered.js'
import { lineRowsOf } from './note_lines.js'
import { surroundingsOf } from './surroundings.js'

/** Spelled out, because TypeScript would only leave the common fields of both. */
type NoteForCaller =
  | ReturnType<typeof transformNoteForDesk>
  | ReturnType<typeof transformNoteForEmployee>

/** A note with all of its parts, as the API shows it to the caller. */
export async function describeNote(viewer: Viewer, note: DeliveryNote): Promise<NoteForCaller> {
  const parts = {
    rows: await lineRowsOf(note),
    others: await deliveriesOf(note, { except: note.id }),
    receipt: await receiptOf(viewer.company, note.id),
    timeline: await timelineOf(note),
    around: await surroundingsOf(viewer.company, [noteRow(note)]),
  }
  return reachesAll(viewer)
    ? transformNoteForDesk(note, parts)
    : transformNoteForEmployee(note, parts)
}
