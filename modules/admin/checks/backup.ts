import { existsSync } from 'node:fs'
import { formatDay, now } from '#core/clock'
import env from '#core/start/env'
import { isGivenUp, runOfDay } from '#modules/admin/backups/backup_run'
import { configuredDueDay, dueMoment } from '#modules/admin/backups/due_day'
import { type LastBackup, lastBackup } from '#modules/admin/backups/last_backup'
import { sizeText } from '#modules/admin/transformers/size_text'
import { type Check, fine, notice, trouble } from './check.js'

/** A backup may come this late: it takes a while, and a failed one is tried again. */
const GRACE = 2 * 3_600_000

/** Whether the newest backup on the schedule is there and not late. */
export const backup: Check = {
  name: 'backup',
  readsDatabase: true,
  mails: 'both',
  async look() {
    if (env.BACKUP_FOLDER === undefined) return notice('backup_unscheduled')
    const due = configuredDueDay()
    const last = await lastBackup()
    if (last && last.due_on >= due) return made(last)
    const run = await runOfDay(due)
    if (run && isGivenUp(run)) {
      return trouble('backup_failed', { day: formatDay(due), reason: run.failure ?? '' })
    }
    const isUnderWay = run?.state === 'running' && Number(run.worked_until) > now()
    if (isUnderWay || now() - dueMoment(due, env.BACKUP_TIME, env.BACKUP_ZONE) < GRACE) {
      return last ? made(last) : fine('backup_expected', { day: formatDay(due) })
    }
    return last
      ? trouble('backup_late', { day: formatDay(last.due_on) })
      : trouble('backup_never', { day: formatDay(due) })
  },
}

function made({ due_on, folder, bytes }: LastBackup) {
  const values = { day: formatDay(due_on), folder: folder ?? '' }
  if (!folder || !existsSync(folder)) return trouble('backup_gone', values)
  return fine('backup_made', { ...values, size: sizeText(Number(bytes ?? 0)) })
}
