import type { HttpContext } from '@adonisjs/core/http'
import { countLetters } from '#modules/correspondence/queries/letter_rows'

export default class MailCountsController {
  /** How many letters wait, and how many did not arrive. */
  async show({ company }: HttpContext) {
    return countLetters(company)
  }
}
