import type { HttpContext } from '@adonisjs/core/http'
import { reader } from '#core/database/in_tx'
import { conflict, notFound } from '#core/errors/app_error'
import { write } from '#core/http/write'
import { retryRun } from '#modules/admin/backups/backup_run'
import { configuredDueDay } from '#modules/admin/backups/due_day'

export default class BackupRetriesController {
  /** Tries the failed backup of the present day again at once. @throws 409 `admin.backup_not_failed` */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const { id } = ctx.params
      if (!(await reader().from('backup_runs').where('id', id).select('id').first()))
        throw notFound()
      if (!(await retryRun(id, configuredDueDay()))) throw conflict('admin.backup_not_failed')
      return { _id: String(id) }
    })
  }
}
