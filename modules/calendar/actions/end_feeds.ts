import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { logSecurity } from '#core/log/log_security'
import { endsKeys, type RevokeReason } from '#modules/auth/public'
import type { CalendarFeed } from '#modules/calendar/models/calendar_feed'

/** Ends a feed; the next request for it is refused. Inside inTx. */
export async function revokeFeed(feed: CalendarFeed) {
  await feed.delete()
  await audit({
    companyId: feed.companyId,
    action: 'user.calendar_feed_revoked',
    subject: { type: 'user', id: feed.userId },
    details: { name: feed.name },
    security: { userId: feed.userId, feedId: feed.id },
  })
}

/** Ends all feeds of a person together with the sessions. Only inside inTx. */
export async function endFeedsOf(userId: string, reason: RevokeReason) {
  if (!endsKeys(reason)) return
  const count = await changeRows('delete from calendar_feeds where user_id = ?', [userId])
  if (count > 0) logSecurity('user.calendar_feeds_ended', { userId, reason, count })
}
