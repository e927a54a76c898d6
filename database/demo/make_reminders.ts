import { addDays } from '#core/clock'
import { makeReminder } from '#modules/reminders/actions/make_reminder'
import { sendReminder } from '#modules/reminders/actions/send_reminder'
import { readDunningDesk } from '#modules/reminders/queries/dunning_desk'
import { workdayFrom } from './days.js'
import type { Desk } from './desk.js'

/** Mornings before today on which the dunning desk was worked through, and how many letters went out. */
const MORNINGS = [
  { days: 40, letters: 2 },
  { days: 16, letters: 2 },
  { days: 4, letters: 1 },
]

/** Reminders of what was due for the longest; the rest waits on the dunning desk. */
export function planReminders({ company, people, timeline, today }: Desk) {
  for (const { days, letters } of MORNINGS) {
    const day = workdayFrom(addDays(today, -days))
    timeline.add(timeline.at(day, 9.25), people.owner.id, async () => {
      const { due } = await readDunningDesk(company)
      for (const { level, invoices } of due.slice(0, letters)) {
        const invoiceIds = invoices.map(({ id }) => id)
        const reminder = await makeReminder(company, { invoiceIds, level: level.position })
        await sendReminder(reminder, { to: ['buchhaltung@client.example'] })
      }
    })
  }
}
