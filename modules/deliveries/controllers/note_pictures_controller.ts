import type { CompanyContext } from '#core/http/caller'
import { drawNote } from '#modules/deliveries/pdf/print_note'
import { findNote, reachesAll } from '#modules/deliveries/reach'
import { sendPicture } from '#modules/documents/public'

export default class NotePicturesController {
  /** Pages of the PDF as an SVG, which every browser shows inside a page. */
  async show(ctx: CompanyContext) {
    const note = await findNote(ctx, ctx.params.id)
    const print = { withoutPrices: !reachesAll(ctx) }
    return sendPicture(ctx, (portion) => drawNote(note, portion, print))
  }
}
