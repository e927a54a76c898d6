import { translate } from '#core/i18n/translate'
import type { FeedSpan, OpenFeed } from '#modules/calendar/feed/open_feed'
import type { CalendarEvent } from '#modules/calendar/ical/calendar_event'
import { readAssignedTasks } from '#modules/tasks/public'

/** Due days of the person's own open tasks. */
export async function taskEvents(
  { company, userId, language }: OpenFeed,
  span: FeedSpan
): Promise<CalendarEvent[]> {
  const tasks = await readAssignedTasks(company, userId, span)
  return tasks.map(({ id, title, dueOn, createdAt, projectName }) => ({
    uid: `task-${id}`,
    stampedAt: createdAt,
    time: { firstDay: dueOn, lastDay: dueOn },
    title: translate(language, 'calendar:events.task_due', { title }),
    description: projectName ?? '',
    isFree: true,
  }))
}
