import { formatDay } from '#core/clock'
import env from '#core/start/env'
import { lastBackup } from '#modules/admin/backups/last_backup'
import { type Check, fine, notice, trouble } from './check.js'

/** Whether the newest backup on the schedule could be restored. */
export const drill: Check = {
  name: 'drill',
  readsDatabase: true,
  mails: 'both',
  async look() {
    const last = env.BACKUP_FOLDER === undefined ? undefined : await lastBackup()
    if (!last) return undefined
    const day = formatDay(last.due_on)
    if (last.drill_state === 'failed') {
      return trouble('drill_failed', { day, reason: last.drill_failure ?? '' })
    }
    return last.drill_state === 'passed'
      ? fine('drill_passed', { day })
      : notice('drill_unchecked', { day })
  },
}
