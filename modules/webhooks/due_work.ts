import { type Instant, now } from '#core/clock'
import type { DueWork } from '#core/due_work/due_work'
import { forgetOld } from '#core/due_work/forget_old'
import { DELIVERING } from '#modules/webhooks/sending/delivery'
import { dispatchDue } from '#modules/webhooks/sending/dispatch'

/** So long the log shows a delivery and can repeat it. */
const KEPT: Instant = 30 * 86_400_000
const before = () => now() - KEPT

/** In the server, as the mails: it waits for others most of the time. With a loop of its own, so that nothing waits for it. */
const delivering: DueWork = { name: DELIVERING, isAwaited: true, run: dispatchDue }

/** Deliveries go before their events. */
const UNNAMED = `not exists (
  select 1 from webhook_deliveries where webhook_deliveries.company_id = webhook_events.company_id
    and webhook_deliveries.event_id = webhook_events.id)`

export default [
  delivering,
  forgetOld('webhooks.forget_deliveries', {
    old: 'select created_at as time from webhook_deliveries where created_at < ? order by created_at',
    forget: 'delete from webhook_deliveries where created_at <= ?',
    before,
  }),
  forgetOld('webhooks.forget_events', {
    old: `select created_at as time from webhook_events where created_at < ? and ${UNNAMED} order by created_at`,
    forget: `delete from webhook_events where created_at <= ? and ${UNNAMED}`,
    before,
  }),
]
