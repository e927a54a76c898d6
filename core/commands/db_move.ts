import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { MoveReport } from '#core/move/move_report'

/**
 * `node ace db:move --to mysql://…`: copies the database of this installation from SQLite to MariaDB or MySQL and proves
 * that both are the same. SQLite stays as it is. Not while the server runs, unless with --live.
 * Ends with 0, with 1 when nothing was moved, with 2 when moved documents are not as they were issued.
 */
export default class DbMove extends BaseCommand {
  static override commandName = 'db:move'
  static override description = 'Move the database from SQLite to MariaDB or MySQL'
  static override help = [
    'Make a backup and stop Kontor first. The SQLite file is only read; files and keys stay in the data folder.',
    'The target has to be an empty database. After an interruption, run the same command again.',
    'Without --to the address is asked for and not shown.',
    '```',
    '{{ binaryName }} db:move',
    '{{ binaryName }} db:move --to mysql://kontor:password@127.0.0.1:3306/kontor',
    '{{ binaryName }} db:move --to mysql://kontor:password@127.0.0.1:3306/kontor --json',
    '{{ binaryName }} db:move --live      # begins while Kontor serves and says when to stop it',
    '```',
  ]

  @flags.string({ description: 'Empty database: mysql://user:password@host:3306/name' })
  declare to?: string

  @flags.boolean({ description: 'Begin while Kontor serves; stop it when the command says so' })
  declare live: boolean

  @flags.boolean({ description: 'Print progress and result as lines of JSON' })
  declare json: boolean

  override async run() {
    const { requireExistingInstallation } = await import('#core/start/data_folder')
    const { EXIT, reasonOf } = await import('#core/backup/report')
    const { MoveRefused } = await import('#core/move/move_refused')
    requireExistingInstallation()
    try {
      await this.#move()
    } catch (error) {
      const reason = reasonOf(error)
      const code = error instanceof MoveRefused ? error.code : 'refused'
      this.exitCode = EXIT.failed
      if (this.json) this.#printLine({ ok: false, code, error: reason })
      else this.logger.error(`Nothing was moved: ${reason} (${code})`)
    }
  }

  async #move() {
    const { default: env, configuredAppKey } = await import('#core/start/env')
    const { moveDatabase } = await import('#core/move/move_database')
    const { moveLive } = await import('#core/move/move_live')
    const { moveReport } = await import('#core/move/move_report')
    const { ProgressLine } = await import('#core/move/progress_line')
    const { assertAddress, assertOnSqlite, assertPresentVersion } = await import(
      '#core/move/assert_movable'
    )
    assertOnSqlite(env.DATABASE_URL)
    const address = assertAddress(this.to ?? (await this.#askForAddress()))
    await this.app.boot()
    await assertPresentVersion(this.app)

    const begin = performance.now()
    const progress = new ProgressLine(Boolean(this.json))
    const place = { dataFolder: env.KONTOR_DATA, databaseUrl: address, appKey: configuredAppKey }
    try {
      const move = this.live ? moveLive : moveDatabase
      const moved = await move(place, (step) => progress.show(step))
      const seconds = Math.round((performance.now() - begin) / 100) / 10
      progress.end()
      await this.#report(moveReport(address, moved, seconds))
    } finally {
      progress.end()
    }
  }

  async #askForAddress() {
    if (!process.stdin.isTTY) return undefined
    return this.prompt.secure('Address of the empty database (mysql://…)')
  }

  async #report(report: MoveReport) {
    const { EXIT } = await import('#core/backup/report')
    const { differences, faults, frozen, next, rows, seconds, tables, target } = report
    if (differences.length > 0) this.exitCode = EXIT.failed
    else if (faults.length > 0) this.exitCode = EXIT.changed
    if (this.json) return this.#printLine(report)

    for (const difference of differences) this.logger.error(difference)
    if (differences.length > 0) {
      this.logger.error('Nothing was moved: the target differs and cannot be used. (differences)')
      return
    }
    this.logger.success(
      `${target}: ${rows} rows in ${Object.keys(tables).length} tables, the same in both databases (${seconds} s).`
    )
    if (frozen) {
      this.logger.info(
        `${frozen.changedRows} rows had changed meanwhile. From the end of the server to this result: ${frozen.seconds} s.`
      )
    }
    for (const fault of faults) this.logger.error(fault)
    for (const step of next) this.logger.info(step)
  }

  #printLine(line: object) {
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}
