import { existsSync } from 'node:fs'
import { existingBackupFolder } from '#core/backup/backup_folder'
import { backupKey } from '#core/backup/backup_key'
import { fingerprintOf, readManifest } from '#core/backup/manifest'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { lastBackup } from '#modules/admin/backups/last_backup'
import { type Check, fine, notice, trouble } from './check.js'

/** Whether APP_KEY and BACKUP_KEY are there and those that the newest backup was made with. */
export const keys: Check = {
  name: 'keys',
  readsDatabase: true,
  async look() {
    try {
      const key = backupKey()
      if (key === undefined && !env.BACKUP_UNENCRYPTED) return notice('backup_key_missing')
      const last = await lastBackup()
      if (!last?.folder || !existsSync(last.folder)) return fine('keys_set')
      const manifest = await readManifest(existingBackupFolder(last.folder, () => key))
      return manifest.key.fingerprint === fingerprintOf(env.APP_KEY)
        ? fine('keys_match')
        : trouble('app_key_differs', { folder: last.folder })
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error
      return trouble('backup_key_unusable', { reason: error.message })
    }
  },
}
