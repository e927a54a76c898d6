import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { feedEvents } from '#modules/calendar/feed/feed_events'
import { noteUse, openFeed } from '#modules/calendar/feed/open_feed'
import { writeCalendar } from '#modules/calendar/ical/write_calendar'

/** Calendars for the holders of their keys. */
export default class CalendarsController {
  /**
   * The calendar as iCalendar (RFC 5545); 304 when the program has it already.
   * @throws 404 `link_not_valid` for every key that opens nothing
   */
  async show({ params, request, response }: HttpContext) {
    const feed = await openFeed(params.key)
    const text = writeCalendar({ name: feed.name, events: await feedEvents(feed) })
    await noteUse(feed)
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
    response.header('etag', etag)
    response.header('cache-control', 'private, no-cache')
    if (names(request.header('if-none-match'), etag)) return response.status(304).send('')
    response.header('content-type', 'text/calendar; charset=utf-8')
    response.header('content-disposition', 'inline; filename="kontor.ics"')
    return response.send(text)
  }
}

/** Whether `If-None-Match` names a version; programs and proxies may mark it as weak. */
const names = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
