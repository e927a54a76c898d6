import { addDays, today } from '#core/clock'
import { absenceEvents } from '#modules/calendar/feed/absence_events'
import type { FeedPart } from '#modules/calendar/feed/feed_parts'
import { invoiceEvents } from '#modules/calendar/feed/invoice_events'
import type { OpenFeed } from '#modules/calendar/feed/open_feed'
import { taskEvents } from '#modules/calendar/feed/task_events'
import { timeEvents } from '#modules/calendar/feed/time_events'
import type { CalendarEvent } from '#modules/calendar/ical/calendar_event'

const DAYS_BACK = 90
const DAYS_AHEAD = 365

/** Events of one calendar: programs read all of them several times an hour. */
const MOST = 5_000

const READERS: Record<FeedPart, typeof timeEvents> = {
  absences: absenceEvents,
  tasks: taskEvents,
  invoices: invoiceEvents,
  times: timeEvents,
}

/** From few to many, so that the limit cuts the oldest times first. */
const ORDER: readonly FeedPart[] = ['absences', 'tasks', 'invoices', 'times']

/** The events of a feed from the last 90 days and the next 365, at most 5,000. */
export async function feedEvents(feed: OpenFeed): Promise<CalendarEvent[]> {
  const day = today(feed.company.timeZone)
  const span = { from: addDays(day, -DAYS_BACK), to: addDays(day, DAYS_AHEAD), most: MOST }
  const shown = ORDER.filter((part) => feed.shows.includes(part))
  const events = await Promise.all(shown.map((part) => READERS[part](feed, span)))
  return events.flat().slice(0, MOST)
}
