import type { HttpContext } from '@adonisjs/core/http'
import { reader } from '#core/database/in_tx'
import { readPage } from '#core/http/paging'
import env from '#core/start/env'
import { backupsInFolder } from '#modules/admin/backups/backups_in_folder'
import { configuredDueDay } from '#modules/admin/backups/due_day'
import {
  type BackupRunRow,
  transformBackupRun,
} from '#modules/admin/transformers/backup_run_transformer'
import { backupRunListValidator } from '#modules/admin/validators/backup_runs'

export default class BackupRunsController {
  /** Backups on the schedule, newest first, with the result of each drill and why each is kept. */
  async index(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(backupRunListValidator)
    const { order = 'desc' } = wish
    const query = reader().from('backup_runs').orderBy('due_on', order).select('*')
    const rows = await readPage<BackupRunRow>(ctx, query, wish)
    const there = backupsInFolder()
    const retriedDay = env.BACKUP_FOLDER === undefined ? undefined : configuredDueDay()
    return rows.map((row) => transformBackupRun(row, { there, retriedDay }))
  }
}
