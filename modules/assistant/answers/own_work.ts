import { endOfDay, readWorkedSeconds, startOfDay } from '#modules/tasks/public'
import type { Asked, Found } from '../answer.js'
import { weekOf } from './usual_periods.js'

/** Time that the asker worked in the period; this week by default. A running timer counts up to now. */
export async function ownHours({ viewer, at, period }: Asked): Promise<Found> {
  const covers = period ?? weekOf(at.today)
  const { timeZone } = viewer.company
  const [seconds = 0] = await readWorkedSeconds(viewer, [
    { from: startOfDay(covers.from, timeZone), to: endOfDay(covers.to, timeZone) },
  ])
  const link = '/view/employees/me'
  return {
    figures: seconds ? [{ name: 'hours', value: { kind: 'duration', seconds }, link }] : [],
    rows: [],
    link,
    covers,
  }
}
