import { dayOf } from '#core/clock'
import type { FeedSpan, OpenFeed } from '#modules/calendar/feed/open_feed'
import type { CalendarEvent } from '#modules/calendar/ical/calendar_event'
import { type RecordedTime, readRecordedTime, workedSeconds } from '#modules/tasks/public'

/** Finished time of the person, with project and note. */
export async function timeEvents(
  { company, userId }: OpenFeed,
  span: FeedSpan
): Promise<CalendarEvent[]> {
  const entries = await readRecordedTime(company, userId, span)
  return entries.map((entry) => ({
    uid: `time-${entry.id}`,
    stampedAt: entry.createdAt,
    ...whenAndWhat(entry, company.timeZone),
    description: [entry.projectName, entry.note].filter(Boolean).join('\n'),
  }))
}

/** Time that was entered as a duration is on its day, with the duration in its title. */
function whenAndWhat(entry: RecordedTime, timeZone: string): Pick<CalendarEvent, 'time' | 'title'> {
  const { taskTitle, startedAt, endedAt } = entry
  if (!entry.byDuration) return { time: { from: startedAt, to: endedAt }, title: taskTitle }
  const day = dayOf(startedAt, timeZone)
  return {
    time: { firstDay: day, lastDay: day },
    title: `${taskTitle} (${clockText(workedSeconds(entry))})`,
  }
}

/** Seconds as hours and minutes, such as 1:30 h. */
function clockText(seconds: number) {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
}
