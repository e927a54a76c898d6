import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'
import { scheduledBackups } from '#modules/admin/backups/scheduled_backups'
import { watch } from '#modules/admin/watch/watch'

/** How long a failure of a screen is listed that nobody meets any more. */
const ERRORS_KEPT_FOR = 90 * 86_400_000

/** How long the list of backups goes back. */
const BACKUP_RUNS_KEPT_FOR = 400 * 86_400_000

export default [
  scheduledBackups,
  watch,
  forgetOld('admin.forget_client_errors', {
    old: 'select last_seen_at as time from client_errors where last_seen_at < ? order by last_seen_at',
    forget: 'delete from client_errors where last_seen_at <= ?',
    before: () => now() - ERRORS_KEPT_FOR,
  }),
  forgetOld('admin.forget_backup_runs', {
    old: 'select started_at as time from backup_runs where started_at < ? order by started_at',
    forget: 'delete from backup_runs where started_at <= ?',
    before: () => now() - BACKUP_RUNS_KEPT_FOR,
  }),
]
