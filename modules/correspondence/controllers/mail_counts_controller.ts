import type { CompanyContext } from '#core/http/caller'
import { countLetters } from '#modules/correspondence/queries/letter_rows'

export default class MailCountsController {
  /** How many letters wait, and how many did not arrive. */
  async show({ company }: CompanyContext) {
    return countLetters(company)
  }
}
