import { addDays, type Day } from '#core/clock'
import type { User } from '#modules/auth/public'
import { addTime } from '#modules/tasks/actions/save_time_entry'
import { isWorkday } from '../days.js'
import { type Desk, viewerOf } from '../desk.js'
import type { OpenTask } from './make_projects.js'
import type { IsAway } from './make_staff.js'

/** How likely somebody writes time down on a workday. */
const DILIGENCE = { owner: 0.35, member: 0.75, employee: 0.85 }

/** Every workday's time, written down in the evening by who worked. */
export function planTime(
  desk: Desk,
  openTasks: Set<OpenTask>,
  { begin, isAway }: { begin: Day; isAway: IsAway }
) {
  const { timeline, people, chance, today } = desk
  for (let day = begin; day <= today; day = addDays(day, 1)) {
    if (!isWorkday(day)) continue
    for (const role of ['owner', 'member', 'employee'] as const) {
      const user = people[role]
      timeline.add(timeline.at(day, 17.5), user.id, async () => {
        if (isAway(role, day)) return
        if (chance.happens(DILIGENCE[role])) await writeDay(desk, user, { day, openTasks })
      })
    }
  }
}

async function writeDay(
  desk: Desk,
  user: User,
  { day, openTasks }: { day: Day; openTasks: Set<OpenTask> }
) {
  const { timeline, chance } = desk
  if (openTasks.size === 0) return
  // The tasks due next get most of the work.
  const next = [...openTasks].sort((a, b) => (a.until < b.until ? -1 : 1)).slice(0, 3)
  const morning = 8.5 + chance.fraction()
  const afternoon = 13 + chance.fraction() / 2
  const spans = chance.happens(0.6) ? [morning, afternoon] : [morning]
  for (const begin of spans) {
    const task = chance.oneOf(next)
    await addTime(viewerOf(desk, user), {
      taskId: task.id,
      startTime: timeline.at(day, begin),
      endTime: timeline.at(day, begin + 1 + chance.fraction() * 2.4),
      breakSeconds: chance.happens(0.2) ? 900 : 0,
      note: chance.happens(0.25) ? task.title : '',
    })
  }
}
