import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'
import { scheduledBackups } from '#modules/admin/backups/scheduled_backups'

/** How long a failure of a screen is listed that nobody meets any more. */
const ERRORS_KEPT_FOR = 90 * 86_400_000

export default [
  scheduledBackups,
  forgetOld('admin.forget_client_errors', {
    old: 'select last_seen_at as time from client_errors where last_seen_at < ? order by last_seen_at',
    forget: 'delete from client_errors where last_seen_at <= ?',
    before: () => now() - ERRORS_KEPT_FOR,
  }),
]
