import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { createNote, deleteNote, updateNote } from '#modules/deliveries/actions/write_note'
import { describeNote } from '#modules/deliveries/queries/describe_note'
import { notesQuery, sumNotes } from '#modules/deliveries/queries/note_list'
import { surroundingsOf } from '#modules/deliveries/queries/surroundings'
import { findNote, reachesAll } from '#modules/deliveries/reach'
import { transformNoteRowFor } from '#modules/deliveries/transformers/note_row_transformer'
import {
  noteValidator,
  noteVersionValidator,
  staffNoteValidator,
} from '#modules/deliveries/validators/note'
import { noteListValidator } from '#modules/deliveries/validators/note_list'

export default class DeliveryNotesController {
  /** Newest first; the number and, for the desk, the worth of all that the filter leaves stand in the headers. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(noteListValidator)
    if (reachesAll(ctx)) {
      ctx.response.header('x-totals', JSON.stringify(await sumNotes(ctx, input)))
    }
    const rows = await readPage(ctx, notesQuery(ctx, input), input)
    const around = await surroundingsOf(ctx.company, rows)
    return rows.map((row) => transformNoteRowFor(ctx, row, around))
  }

  async show(ctx: CompanyContext) {
    return describeNote(ctx, await findNote(ctx, ctx.params.id))
  }

  /** A draft that delivers no other document. */
  async store(ctx: CompanyContext) {
    // Prices from an employee are not even read.
    const input = reachesAll(ctx)
      ? await ctx.request.validateUsing(noteValidator)
      : await ctx.request.validateUsing(staffNoteValidator)
    return write(ctx, async () =>
      created(ctx, await describeNote(ctx, await createNote(ctx, input)))
    )
  }

  async update(ctx: CompanyContext) {
    // Prices from an employee are not even read.
    const input = reachesAll(ctx)
      ? await ctx.request.validateUsing(noteValidator)
      : await ctx.request.validateUsing(staffNoteValidator)
    return write(ctx, async () => {
      const draft = await findNote(ctx, ctx.params.id)
      await updateNote(ctx, draft, input)
      return describeNote(ctx, draft)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { version } = await ctx.request.validateUsing(noteVersionValidator)
    return write(ctx, async () => {
      await deleteNote(await findNote(ctx, ctx.params.id), version)
      return { success: true }
    })
  }
}
