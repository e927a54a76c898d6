import { instantText } from '#core/clock'
import type { CalendarFeed } from '#modules/calendar/models/calendar_feed'

/** A feed, as its owner sees it, without its address. */
export const transformCalendarFeed = (feed: CalendarFeed) => ({
  _id: feed.id,
  name: feed.name,
  shows: feed.shows,
  createdAt: instantText(feed.createdAt),
  lastUsedAt: feed.lastUsedAt === null ? null : instantText(feed.lastUsedAt),
})
