import { keptUntilChange } from '#core/audit/kept_until_change'
import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { readDunningDesk } from '#modules/reminders/queries/dunning_desk'

export default class DueCountsController {
  /** How many reminders are due today, for buttons and badges. */
  async show({ company }: CompanyContext) {
    const key = `due reminders ${today(company.timeZone)}`
    return keptUntilChange(company.id, key, async () => {
      const { due, held } = await readDunningDesk(company)
      return { due: due.length, held: held.length }
    })
  }
}
