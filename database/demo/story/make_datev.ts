import { addDays } from '#core/clock'
import { saveSettings } from '#modules/datev/actions/save_settings'
import { datevSettingsValidator } from '#modules/datev/validators/datev'
import type { Desk } from '../desk.js'

/** The numbers that the tax adviser has given to the company. */
const NUMBERS = { consultantNumber: 29_098, clientNumber: 55_003, personalAccounts: 'individual' }

/** The agreement with the tax adviser, of some weeks ago. */
export function planDatev({ company, people: { owner }, timeline, today }: Desk) {
  timeline.add(timeline.at(addDays(today, -40), 10), owner.id, async () => {
    await saveSettings(company, await datevSettingsValidator.validate(NUMBERS))
  })
}
