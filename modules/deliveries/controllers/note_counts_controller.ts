import type { CompanyContext } from '#core/http/caller'
import { countNotes } from '#modules/deliveries/queries/note_counts'

export default class NoteCountsController {
  /** How many notes there are of each status, and how many wait for an invoice. */
  async show(ctx: CompanyContext) {
    return countNotes(ctx)
  }
}
