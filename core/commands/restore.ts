import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/**
 * `node ace restore <folder>`: brings a backup to an empty data folder (and an empty database, with DATABASE_URL).
 * Ends with 0, with 1 when nothing was restored, with 2 when restored documents are not as they were issued.
 */
export default class Restore extends BaseCommand {
  static override commandName = 'restore'
  static override description = 'Bring a backup to an empty data folder'

  @args.string({ description: 'Folder that "node ace backup" has made' })
  declare folder: string

  @flags.boolean({
    description: 'Go on without the key of the backup: waiting secret mails and sessions are lost',
  })
  declare newKey: boolean

  @flags.string({
    description: 'Folder with the keys of companies; company-keys beside the backup without it',
  })
  declare keys?: string

  @flags.boolean({ description: 'Print the result as JSON' })
  declare json: boolean

  override async run() {
    const { requireEmptyFolder } = await import('#core/start/data_folder')
    const { reporting } = await import('#core/backup/reporting')
    requireEmptyFolder()
    await reporting(this, 'Nothing was restored', () => this.#restore(resolve(this.folder)))
  }

  async #restore(folder: string) {
    const { readManifest } = await import('#core/backup/manifest')
    const { backupKey } = await import('#core/backup/backup_key')
    const { existingBackupFolder } = await import('#core/backup/backup_folder')
    const { emptyInstallation } = await import('#core/backup/empty_installation')
    const { keysBeside, restoreKeys } = await import('#core/backup/backup_keys')
    const { restoreBackup } = await import('#core/backup/restore_backup')
    const { contentOf, EXIT } = await import('#core/backup/report')
    const { printReport } = await import('#core/backup/reporting')
    const { verifyDocuments } = await import('#core/backup/verify_documents')
    const backup = existingBackupFolder(folder, backupKey)
    const manifest = await readManifest(backup)
    const place = await emptyInstallation(manifest, { newKey: Boolean(this.newKey) })
    await restoreBackup(backup, manifest, place)
    await restoreKeys(this.keys ? resolve(this.keys) : keysBeside(folder), place.dataFolder)
    const faults = await verifyDocuments(place)
    if (faults.length > 0) this.exitCode = EXIT.changed
    if (this.json) return printReport({ ok: faults.length === 0, folder, manifest, faults })

    this.logger.success(`${place.dataFolder}: ${contentOf(manifest)}, of ${manifest.createdAt}.`)
    for (const fault of faults) this.logger.error(fault)
  }
}
