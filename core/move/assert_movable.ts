import type { ApplicationService } from '@adonisjs/core/types'
import { readMigrations } from '#core/database/read_migrations'
import { url } from '#core/start/setting_values'
import { MoveRefused } from './move_refused.js'

/** @throws MoveRefused `already_moved` when the installation has a database of MariaDB or MySQL */
export function assertOnSqlite(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return
  throw new MoveRefused(
    'already_moved',
    'DATABASE_URL is set, so this installation does not use SQLite; remove the setting to move the file in its data folder.'
  )
}

/**
 * The address of the target.
 * @throws MoveRefused `no_address` when there is none
 * @throws StartRefused when it is not one of MariaDB or MySQL
 */
export function assertAddress(to: string | undefined) {
  const address = url('--to', to, ['mysql:', 'mariadb:'])
  if (address) return address
  throw new MoveRefused(
    'no_address',
    'there is no target; name an empty database with --to=mysql://….'
  )
}

/** @throws MoveRefused `source_outdated` when the tables of the source are not those of this version */
export async function assertPresentVersion(app: ApplicationService) {
  const { pending, unknown } = await readMigrations(await app.container.make('lucid.db'), app)
  if (pending.length + unknown.length === 0) return
  throw new MoveRefused(
    'source_outdated',
    'the data folder is of another version of Kontor; start this version on it once, stop it and run the command again.'
  )
}
