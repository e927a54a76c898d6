import type { CompanyContext } from '#core/http/caller'
import { pdfName } from '#modules/deliveries/pdf/pdf_name'
import { printNote } from '#modules/deliveries/pdf/print_note'
import { findNote, reachesAll } from '#modules/deliveries/reach'
import { sendPdf } from '#modules/documents/public'

export default class NotePdfsController {
  /** The note as a PDF, to be shown by the browser; always without prices for employees. */
  async show(ctx: CompanyContext) {
    const note = await findNote(ctx, ctx.params.id)
    const pdf = await printNote(note, { withoutPrices: !reachesAll(ctx) })
    return sendPdf(ctx.response, pdfName(note, note.language ?? ctx.language), pdf)
  }
}
