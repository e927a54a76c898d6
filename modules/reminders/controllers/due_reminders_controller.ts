import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#core/clock'
import { readDunningDesk } from '#modules/reminders/queries/dunning_desk'
import { transformDesk } from '#modules/reminders/transformers/desk_transformer'

export default class DueRemindersController {
  /** The dunning desk: what is to be chased today, and what is held back. */
  async index({ company, language }: HttpContext) {
    const view = { today: today(company.timeZone), language }
    return transformDesk(await readDunningDesk(company), view)
  }
}
