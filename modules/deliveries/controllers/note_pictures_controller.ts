import type { CompanyContext } from '#core/http/caller'
import { drawNote } from '#modules/deliveries/pdf/print_note'
import { findNote, reachesAll } from '#modules/deliveries/reach'
import { sendPicture } from '#modules/documents/public'

export default class NotePicturesController {
  /** The pages of the PDF as one SVG, which every browser shows inside a page. */
  async show(ctx: CompanyContext) {
    const note = await findNote(ctx, ctx.params.id)
    return sendPicture(ctx.response, await drawNote(note, { withoutPrices: !reachesAll(ctx) }))
  }
}
