import { contentsOf } from '#modules/deliveries/actions/line_bodies'
import { emptyNote, fillNote, type Writer } from '#modules/deliveries/actions/write_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import type { NoteLineRow } from '#modules/deliveries/note_line'
import { linesOf, pricedRows } from '#modules/deliveries/queries/note_lines'
import type { NoteInput } from '#modules/deliveries/validators/note'

/** A note with its lines as they would be stored. */
export interface UnsavedNote {
  note: DeliveryNote
  rows: NoteLineRow[]
}

/**
 * The note in a form, as saving would create it. Saves nothing.
 * @param stored the draft being changed; without it a note that delivers no other document
 * @throws 422 as for a saved one, 409 `not_a_draft`
 */
export async function unsavedNote(
  writer: Writer,
  input: NoteInput,
  stored?: DeliveryNote
): Promise<UnsavedNote> {
  stored?.assertDraft()
  const note = stored ?? emptyNote(writer)
  await fillNote(writer, note, input)
  const before = stored ? await linesOf(stored) : []
  const lines = await contentsOf(note, input.lines ?? [], before)
  return { note, rows: pricedRows(note, lines) }
}
