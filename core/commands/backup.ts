import { join, resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'

const UNCHECKED =
  'The dump was not restored for a check: name an empty database with --check-database to have that done.'

/**
 * `node ace backup [folder]`: copies this installation while it serves and restores the copy once to prove it.
 * Ends with 0, with 1 when no backup was made, with 2 when documents in it are not as they were issued.
 */
export default class Backup extends BaseCommand {
  static override commandName = 'backup'
  static override description = 'Copy database, files and key into a new folder, and check the copy'

  @args.string({ description: 'New folder; backups/<time> in the data folder', required: false })
  declare folder?: string

  @flags.boolean({ description: 'Leave the key out, to be kept in another place' })
  declare withoutKey: boolean

  @flags.boolean({ description: 'Do not encrypt: everybody who gets the folder can read it' })
  declare unencrypted: boolean

  @flags.string({ description: 'Empty database (mysql://…) to restore a dump into for the check' })
  declare checkDatabase?: string

  @flags.boolean({ description: 'Print the result as JSON' })
  declare json: boolean

  override async run() {
    const { requireExistingData } = await import('#core/start/data_folder')
    const { reporting } = await import('#core/backup/reporting')
    requireExistingData()
    await reporting(this, 'No backup was made', () => this.#make())
  }

  async #make() {
    const { default: env } = await import('#core/start/env')
    const { makeBackup } = await import('#core/backup/make_backup')
    const { contentOf, EXIT } = await import('#core/backup/report')
    const { printReport } = await import('#core/backup/reporting')
    const folder = this.folder ? resolve(this.folder) : join(env.KONTOR_DATA, 'backups', timeName())
    const { manifest, faults, isEncrypted } = await makeBackup(folder, {
      withoutKey: Boolean(this.withoutKey),
      checkDatabase: this.checkDatabase ?? env.BACKUP_CHECK_DATABASE,
      isPlain: Boolean(this.unencrypted) || env.BACKUP_UNENCRYPTED,
      onStep: (step) => this.#showStep(step),
    })
    const isChanged = manifest.documents === 'changed'
    if (isChanged) this.exitCode = EXIT.changed
    if (this.json) return printReport({ ok: !isChanged, folder, isEncrypted, manifest, faults })

    const form = isEncrypted ? 'encrypted' : 'not encrypted'
    this.logger.success(`${folder}: ${contentOf(manifest)}, ${form}.`)
    if (manifest.documents === 'unchecked') this.logger.warning(UNCHECKED)
    for (const fault of faults) this.logger.error(fault)
    if (isChanged)
      this.logger.error('The copy is exact, but documents are not as they were issued.')
  }

  #showStep(step: string) {
    if (process.stdout.isTTY && !this.json) this.logger.info(`${step} …`)
  }
}

/** The moment in UTC, as a name of a folder. */
const timeName = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')
