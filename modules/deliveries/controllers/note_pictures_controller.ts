import type { CompanyContext } from '#core/http/caller'
import { unsavedNote } from '#modules/deliveries/actions/unsaved_note'
import { drawNote } from '#modules/deliveries/pdf/print_note'
import { findNote, reachesAll } from '#modules/deliveries/reach'
import {
  notePreviewValidator,
  staffNotePreviewValidator,
} from '#modules/deliveries/validators/note'
import { sendPicture } from '#modules/documents/public'

export default class NotePicturesController {
  /** Pages of the PDF as an SVG, which every browser shows inside a page. */
  async show(ctx: CompanyContext) {
    const note = await findNote(ctx, ctx.params.id)
    const print = { withoutPrices: !reachesAll(ctx) }
    return sendPicture(ctx, (portion) => drawNote(note, portion, print))
  }

  /** The same for an unsaved form. Saves nothing. */
  async store(ctx: CompanyContext) {
    // Prices in an employee's request are never read.
    const { _id, ...input } = reachesAll(ctx)
      ? await ctx.request.validateUsing(notePreviewValidator)
      : await ctx.request.validateUsing(staffNotePreviewValidator)
    const stored = _id ? await findNote(ctx, _id) : undefined
    const { note, rows } = await unsavedNote(ctx, input, stored)
    const print = { withoutPrices: !reachesAll(ctx), rows }
    return sendPicture(ctx, (portion) => drawNote(note, portion, print))
  }
}
