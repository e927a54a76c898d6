import type { CompanyContext } from '#core/http/caller'
import { countNotes } from '#modules/deliveries/queries/note_counts'

export default class NoteCountsController {
  /** The number of notes in each status, and of those waiting for an invoice. */
  async show(ctx: CompanyContext) {
    return countNotes(ctx)
  }
}
