import { translate } from '#core/i18n/translate'
import type { FeedSpan, OpenFeed } from '#modules/calendar/feed/open_feed'
import type { CalendarEvent } from '#modules/calendar/ical/calendar_event'
import { readApprovedAbsences } from '#modules/people/public'

/** Approved absences without their kind, which may be health data. */
export async function absenceEvents(
  { company, userId, language }: OpenFeed,
  span: FeedSpan
): Promise<CalendarEvent[]> {
  const absences = await readApprovedAbsences(company, userId, span)
  return absences.map(({ id, startsOn, endsOn, createdAt }) => ({
    uid: `absence-${id}`,
    stampedAt: Number(createdAt),
    time: { firstDay: startsOn, lastDay: endsOn },
    title: translate(language, 'calendar:events.absence'),
  }))
}
