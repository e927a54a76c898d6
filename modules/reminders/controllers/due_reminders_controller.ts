import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { readDunningDesk } from '#modules/reminders/queries/dunning_desk'
import { transformDesk } from '#modules/reminders/transformers/desk_transformer'

export default class DueRemindersController {
  /** The dunning desk: what is to be chased today, and what is held back. */
  async index({ company, language }: CompanyContext) {
    const view = { today: today(company.timeZone), language }
    return transformDesk(await readDunningDesk(company), view)
  }
}
