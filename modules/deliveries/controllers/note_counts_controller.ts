import type { HttpContext } from '@adonisjs/core/http'
import { countNotes } from '#modules/deliveries/queries/note_counts'

export default class NoteCountsController {
  /** How many notes there are of each status, and how many wait for an invoice. */
  async show(ctx: HttpContext) {
    return countNotes(ctx)
  }
}
