import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/**
 * `node ace verify <folder>`: restores a backup into a place for the check, proves rows, sums, audit chains, documents
 * and files, and removes the copy. The installation stays as it is.
 * Ends with 0, with 1 when the backup is not whole or was not restored, with 2 when documents are not as they were issued.
 */
export default class Verify extends BaseCommand {
  static override commandName = 'verify'
  static override description = 'Restore a backup for a check and prove that it is whole'

  @args.string({ description: 'Folder that "node ace backup" has made' })
  declare folder: string

  @flags.string({ description: 'Empty database (mysql://…) to restore a dump into' })
  declare checkDatabase?: string

  @flags.string({
    description: 'Folder with the keys of companies; company-keys beside the backup without it',
  })
  declare keys?: string

  @flags.boolean({ description: 'Print the result as JSON' })
  declare json: boolean

  override async run() {
    const { reporting } = await import('#core/backup/reporting')
    await reporting(this, 'The backup is not whole', () => this.#verify(resolve(this.folder)))
  }

  async #verify(folder: string) {
    const { default: env } = await import('#core/start/env')
    const { backupKey } = await import('#core/backup/backup_key')
    const { existingBackupFolder } = await import('#core/backup/backup_folder')
    const { checkBackup } = await import('#core/backup/check_backup')
    const { readManifest } = await import('#core/backup/manifest')
    const { contentOf, EXIT } = await import('#core/backup/report')
    const { printReport } = await import('#core/backup/reporting')
    const { StartRefused } = await import('#core/start/start_refused')
    const backup = existingBackupFolder(folder, backupKey)
    const manifest = await readManifest(backup)
    const { documents, faults } = await checkBackup(backup, manifest, {
      checkDatabase: this.checkDatabase ?? env.BACKUP_CHECK_DATABASE,
      ...(this.keys && { keys: resolve(this.keys) }),
    })
    if (documents === 'unchecked') {
      throw new StartRefused('a dump needs an empty database; name one with --check-database.')
    }
    if (faults.length > 0) this.exitCode = EXIT.changed
    const { isEncrypted } = backup
    if (this.json) {
      return printReport({ ok: faults.length === 0, folder, isEncrypted, manifest, faults })
    }
    this.logger.success(
      `${folder}: restored and proved, ${contentOf(manifest)}, of ${manifest.createdAt}.`
    )
    for (const fault of faults) this.logger.error(fault)
  }
}
