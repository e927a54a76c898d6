import { FieldError, notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { assertConfirmed } from '#modules/auth/public'
import { createFeed } from '#modules/calendar/actions/create_feed'
import { revokeFeed } from '#modules/calendar/actions/end_feeds'
import { partsFor } from '#modules/calendar/feed/feed_parts'
import { CalendarFeed } from '#modules/calendar/models/calendar_feed'
import { transformCalendarFeed } from '#modules/calendar/transformers/calendar_feed_transformer'
import { calendarFeedValidator } from '#modules/calendar/validators/calendar_feed'

/** The caller's own calendar feeds. */
export default class CalendarFeedsController {
  /** The newest first; `parts` are what a feed of the caller can show. */
  async index({ company, caller }: CompanyContext) {
    const feeds = await CalendarFeed.ofPerson(company, caller.userId)
    return { feeds: feeds.map(transformCalendarFeed), parts: [...partsFor(caller.role)] }
  }

  /** Creates one. Its address is in this answer only. @throws 403 `confirmation_required`, 409 `feeds_full` */
  async store(ctx: CompanyContext) {
    const { company, caller, request } = ctx
    const input = await request.validateUsing(calendarFeedValidator)
    const open = partsFor(caller.role)
    if (!input.shows.every((part) => open.includes(part))) {
      throw new FieldError('shows', 'calendar.part_not_yours')
    }
    await assertConfirmed(caller)
    const { userId, accountId } = caller
    return writeSecret(ctx, async () => {
      const { feed, url } = await createFeed({ company, userId, accountId }, input)
      return created(ctx, { ...transformCalendarFeed(feed), url })
    })
  }

  /** Ends one at once. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const feed = await CalendarFeed.one(ctx.company, ctx.params.id)
      if (feed?.userId !== ctx.caller.userId) throw notFound()
      await revokeFeed(feed)
      return noContent(ctx)
    })
  }
}
