import { addDays } from '#core/clock'
import { saveSettings } from '#modules/datev/actions/save_settings'
import { datevSettingsValidator } from '#modules/datev/validators/datev'
import { saveNotes } from '#modules/procedures/actions/save_notes'
import type { Desk } from '../desk.js'

/** The numbers that the tax adviser has given to the company. */
const NUMBERS = { consultantNumber: 29_098, clientNumber: 55_003, personalAccounts: 'individual' }

/** The parts of the procedure documentation that only the company knows. */
const NOTES = {
  responsibilities:
    'Post und Belege: Jana Petersen\nRechnungen und Mahnungen: Jana Petersen\nZahlungen: nach Freigabe durch die Geschäftsführung',
  paper:
    'Belege auf Papier werden am Tag des Eingangs fotografiert und als Ausgabe erfasst. Das Papier wird nach Monaten abgelegt.',
}

/** The agreement with the tax adviser, of some weeks ago. */
export function planDatev({ company, people: { owner }, timeline, today }: Desk) {
  timeline.add(timeline.at(addDays(today, -40), 10), owner.id, async () => {
    await saveSettings(company, await datevSettingsValidator.validate(NUMBERS))
    await saveNotes(company, NOTES)
  })
}
