import { addDays } from '#core/clock'
import { countDueTasks, type DueTasks, readDueTasks } from '#modules/tasks/public'
import { type Asked, count, type Found, linkTo, MOST_ROWS } from '../answer.js'

/** Open tasks due until the end of the period, or until today; for a period to come only those of its days. */
export const tasksDue = (asked: Asked) => found(asked, dueIn(asked))

/** Open tasks whose due day has passed. */
export const overdueTasks = (asked: Asked) => found(asked, overdueOn(asked))

/** All open tasks, also those without a due day. */
export const openTasks = (asked: Asked) => found(asked, {})

/** The asker's own tasks, as in `tasksDue`. */
export const ownTasks = (asked: Asked) => found(asked, { ...dueIn(asked), isMine: true })

/** The asker's own tasks, as in `overdueTasks`. */
export const ownOverdueTasks = (asked: Asked) => found(asked, { ...overdueOn(asked), isMine: true })

/** The asker's own tasks, as in `openTasks`. */
export const ownOpenTasks = (asked: Asked) => found(asked, { isMine: true })

function dueIn({ period, at }: Asked): DueTasks {
  if (!period) return { until: at.today }
  const isToCome = period.from > at.today
  return { until: period.to, ...(isToCome && { from: period.from }) }
}

const overdueOn = ({ at }: Asked): DueTasks => ({ until: addDays(at.today, -1) })

async function found({ viewer }: Asked, due: DueTasks): Promise<Found> {
  const [tasks, rows] = await Promise.all([
    countDueTasks(viewer, due),
    readDueTasks(viewer, { ...due, most: MOST_ROWS }),
  ])
  const link = linkTo('/tasks', due.isMine ? { mine: '1' } : {})
  return {
    figures: tasks ? [{ name: 'count', value: count(tasks), link }] : [],
    rows: rows.map(({ _id, title, dueDate }) => ({
      title,
      values: dueDate ? [{ kind: 'day', day: dueDate }] : [],
      link: `/tasks?task=${_id}`,
    })),
    link,
  }
}
