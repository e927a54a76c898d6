import { addDays, type Day, type Instant } from '#core/clock'
import type { CalendarEvent } from '#modules/calendar/ical/calendar_event'
import { contentLine, textValue } from '#modules/calendar/ical/content_line'

interface Calendar {
  name: string
  events: readonly CalendarEvent[]
}

/** How often programs are to ask for it. */
const REFRESHED_EVERY = 'PT1H'

/**
 * A calendar as iCalendar (RFC 5545; its name and how often to ask by RFC 7986, and by the older names that Outlook and
 * Apple's calendar read). The same events give the same text.
 */
export function writeCalendar({ name, events }: Calendar): string {
  const lines = [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Kontor//Calendar feed//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('NAME', textValue(name)),
    contentLine('X-WR-CALNAME', textValue(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESHED_EVERY),
    contentLine('X-PUBLISHED-TTL', REFRESHED_EVERY),
    ...events.map(writeEvent),
    contentLine('END', 'VCALENDAR'),
  ]
  return lines.join('')
}

function writeEvent({ uid, stampedAt, time, title, description, isFree }: CalendarEvent) {
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${uid}@kontor`),
    contentLine('DTSTAMP', instantValue(stampedAt)),
    ...writeTime(time),
    contentLine('SUMMARY', textValue(title)),
    ...(description ? [contentLine('DESCRIPTION', textValue(description))] : []),
    contentLine('TRANSP', isFree ? 'TRANSPARENT' : 'OPAQUE'),
    contentLine('END', 'VEVENT'),
  ].join('')
}

/** The end is the first instant or day after the event; an event without length has none. */
function writeTime(time: CalendarEvent['time']) {
  if ('firstDay' in time) {
    return [
      contentLine('DTSTART;VALUE=DATE', dayValue(time.firstDay)),
      contentLine('DTEND;VALUE=DATE', dayValue(addDays(time.lastDay, 1))),
    ]
  }
  const start = contentLine('DTSTART', instantValue(time.from))
  return time.to > time.from ? [start, contentLine('DTEND', instantValue(time.to))] : [start]
}

const dayValue = (day: Day) => day.replaceAll('-', '')

/** Whole seconds in UTC. */
const instantValue = (at: Instant) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
