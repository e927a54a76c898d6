import { addDays } from '#core/clock'
import { makeReminder } from '#modules/reminders/actions/make_reminder'
import { postReminder } from '#modules/reminders/actions/post_reminder'
import { sendReminder } from '#modules/reminders/actions/send_reminder'
import { readDunningDesk } from '#modules/reminders/queries/dunning_desk'
import { workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'

/**
 * Mornings before today on which the dunning desk was worked through, and how many letters went out by mail. One more
 * is printed; that of the last morning still waits to be posted.
 */
const MORNINGS = [
  { days: 40, letters: 2, isPosted: true },
  { days: 16, letters: 2, isPosted: true },
  { days: 4, letters: 1, isPosted: false },
]

/** Reminders of what was due for the longest; the rest waits on the dunning desk. */
export function planReminders({ company, people, timeline, today }: Desk) {
  for (const { days, letters, isPosted } of MORNINGS) {
    const day = workdayFrom(addDays(today, -days))
    timeline.add(timeline.at(day, 9.25), people.owner.id, async () => {
      const { due } = await readDunningDesk(company)
      for (const [index, { level, invoices }] of due.slice(0, letters + 1).entries()) {
        const invoiceIds = invoices.map(({ id }) => id)
        const reminder = await makeReminder(company, { invoiceIds, level: level.position })
        if (index < letters) await sendReminder(reminder, { to: ['buchhaltung@client.example'] })
        else if (isPosted) await postReminder(company, reminder.id)
      }
    })
  }
}
