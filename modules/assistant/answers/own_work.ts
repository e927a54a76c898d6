import { endOfDay, readOpenTasks, readWorkedSeconds, startOfDay } from '#modules/tasks/public'
import { type Asked, type Found, linkTo } from '../answer.js'
import { foundTasks, MOST_TASKS } from './found_tasks.js'
import { weekOf } from './usual_periods.js'

/** The asker's own open tasks that are due until the end of the period, or until today. */
export async function ownTasks({ viewer, at, period }: Asked): Promise<Found> {
  const until = period?.to ?? at.today
  const open = await readOpenTasks(viewer, MOST_TASKS)
  const tasks = open.filter(({ dueDate }) => dueDate !== null && dueDate <= until)
  const link = linkTo('/tasks', { mine: '1' })
  return foundTasks(tasks, link)
}

/** Time that the asker worked in the period; this week by default. A running timer counts up to now. */
export async function ownHours({ viewer, at, period }: Asked): Promise<Found> {
  const { from, to } = period ?? weekOf(at.today)
  const { timeZone } = viewer.company
  const [seconds = 0] = await readWorkedSeconds(viewer, [
    { from: startOfDay(from, timeZone), to: endOfDay(to, timeZone) },
  ])
  const link = '/view/employees/me'
  return {
    figures: seconds ? [{ name: 'hours', value: { kind: 'duration', seconds }, link }] : [],
    rows: [],
    link,
  }
}
